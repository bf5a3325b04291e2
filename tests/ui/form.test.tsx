import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AmountField } from '../../src/ui/AmountField.tsx';
import { Button } from '../../src/ui/Button.tsx';
import { Checkbox } from '../../src/ui/Checkbox.tsx';
import { CodeField } from '../../src/ui/CodeField.tsx';
import { Form } from '../../src/ui/form.tsx';
import { EmailField } from '../../src/access/EmailField.tsx';
import { email } from '../../src/access/credential-rules.ts';
import type { TextId } from '../../src/texts/index.ts';
import { required, unless } from '../../src/ui/rules.ts';
import { Select } from '../../src/ui/Select.tsx';
import { PasswordField, TextField } from '../../src/ui/TextField.tsx';
import { putIn } from '../setup/put-in.ts';
import { show } from './texts.support.tsx';

const rules = {
  email,
  again: unless((value, all) => value === '' || value === all['email'], 'field.refused'),
  terms: required('signup.terms.missing'),
};

function Sample(props: {
  onSubmit: (values: Readonly<Record<string, string>>) => void;
  refusals?: Readonly<Record<string, readonly { readonly text: TextId }[]>>;
  busy?: boolean;
}) {
  return (
    <Form {...props} rules={rules} label="Sample">
      <TextField name="email" label="E-mail" help="We never share it." />
      <TextField name="again" label="Again" optional />
      <Checkbox name="terms" label="I accept the terms" />
      <Button type="submit" busy={props.busy === true}>
        Send
      </Button>
    </Form>
  );
}

const TAKEN = [{ text: 'signup.error.sameCustomer' }, { text: 'error.rateLimited.later' }] as const;

const mail = () => screen.getByRole('textbox', { name: 'E-mail' });

describe('forms', () => {
  it('shows no error while typing, and one after a filled field is left, in place of the help', async () => {
    show(<Sample onSubmit={vi.fn()} />);
    expect(mail()).toHaveAccessibleDescription('We never share it.');
    await userEvent.type(mail(), 'aino@');
    expect(mail()).toBeValid();
    await userEvent.tab();
    expect(mail()).toBeInvalid();
    expect(mail()).toHaveAccessibleDescription('Enter an e-mail address like name@example.com.');
    await userEvent.type(mail(), 'example.com');
    expect(mail()).toBeValid();
  });
  it('takes the address out of what a program for mail copies, and shows it [SIGN-09]', async () => {
    const onSubmit = vi.fn();
    show(
      <Form label="Sample" rules={{ email }} onSubmit={onSubmit}>
        <EmailField autoComplete="email" />
        <Button type="submit">Send</Button>
      </Form>,
    );
    await userEvent.click(screen.getByLabelText('E-mail address'));
    await userEvent.paste('Aino <Aino@example.com>');
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'Aino@example.com' });
    await userEvent.tab();
    expect(screen.getByLabelText('E-mail address')).toHaveValue('Aino@example.com');
  });
  it('does not scold for a field that was only passed through', async () => {
    show(<Sample onSubmit={vi.fn()} />);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(mail()).toBeValid();
    expect(screen.getByRole('checkbox')).toBeValid();
  });
  it('moves focus to the first wrong field on submit, keeps what was typed, and does not send', async () => {
    const send = vi.fn();
    show(<Sample onSubmit={send} />);
    await userEvent.type(mail(), 'aino@example.com');
    await userEvent.type(screen.getByRole('textbox', { name: /^Again/ }), 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByRole('textbox', { name: /^Again/ })).toHaveFocus();
    expect(screen.getByText('This was not accepted. Check it.')).toBeVisible();
    expect(screen.getByText('Accept the terms and conditions to continue.')).toBeVisible();
    expect(mail()).toHaveValue('aino@example.com');
    expect(send).not.toHaveBeenCalled();
  });
  it('submits every field as text, by the Enter key too', async () => {
    const send = vi.fn();
    show(<Sample onSubmit={send} />);
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.type(mail(), 'aino@example.com{Enter}');
    expect(send).toHaveBeenCalledExactlyOnceWith({
      email: 'aino@example.com',
      again: '',
      terms: 'on',
    });
  });
  it('keeps what the platform said of a field that was emptied since, however often it is sent or left', async () => {
    const onSubmit = vi.fn<() => void>();
    const { rerender } = show(<Sample onSubmit={onSubmit} />);
    rerender(<Sample onSubmit={onSubmit} refusals={{ email: TAKEN.slice(0, 1) }} />);
    const said = 'An account with these details exists.';
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(mail()).toHaveAccessibleDescription(expect.stringContaining(said) as string);
    await userEvent.tab();
    expect(mail()).toHaveAccessibleDescription(expect.stringContaining(said) as string);
    await userEvent.type(mail(), 'a{Backspace}');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(mail()).not.toHaveAccessibleDescription(expect.stringContaining(said) as string);
    expect(onSubmit).not.toHaveBeenCalled();
  });
  it('shows refusals at their fields, focuses the first, and forgets one when its field changes', async () => {
    const { rerender } = show(<Sample onSubmit={vi.fn()} />);
    await userEvent.type(mail(), 'aino@example.com');
    rerender(<Sample onSubmit={vi.fn()} refusals={{ email: TAKEN }} />);
    expect(mail()).toHaveFocus();
    expect(mail()).toHaveAccessibleDescription(
      'Same customer info detected. An account with these details exists. Log in to it. If a detail was wrong, sign up with the right one. Wait a while before you try again.',
    );
    await userEvent.type(mail(), 'x');
    expect(mail()).toBeValid();
  });
  it('sends nothing while busy, and the button keeps its focus and name', async () => {
    const send = vi.fn();
    show(<Sample onSubmit={send} busy />);
    const button = screen.getByRole('button', { name: 'Send' });
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.type(mail(), 'aino@example.com{Enter}');
    await userEvent.click(button);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(send).not.toHaveBeenCalled();
  });
});

describe('a password', () => {
  it('can be shown and hidden without losing it', async () => {
    show(<PasswordField name="password" label="Password" autoComplete="current-password" />);
    const field = screen.getByLabelText('Password');
    await userEvent.type(field, 's3cret!');
    expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password', pressed: false }));
    expect(field).toHaveAttribute('type', 'text');
    expect(field).toHaveValue('s3cret!');
    expect(screen.getByRole('button', { name: 'Show password', pressed: true })).toBeVisible();
  });
});

function Place({ onPlace }: { onPlace: (place: string) => void }) {
  const [place, setPlace] = useState('FI');
  return (
    <Select
      name="place"
      label="Place"
      value={place}
      onChange={({ target }) => {
        setPlace(target.value);
        onPlace(target.value);
      }}
      options={['FI', 'SE'].map((value) => ({ value, label: value }))}
    />
  );
}

describe('what a program puts into a field without telling anybody', () => {
  const inFields = {
    code: () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' }),
    sum: () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Sum' }),
    place: () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Place' }),
  };
  const TOLD = { code: '123456', sum: '1,234.50', place: 'SE' } as const;
  const names = ['code', 'sum', 'place'] as const;

  it.each([
    ['an extension', putIn],
    [
      'a script of the page',
      (field: HTMLInputElement | HTMLSelectElement, text: string) => {
        field.value = text;
      },
    ],
  ])('is heard and sent as if it was typed: %s', async (_, put) => {
    const heard = { complete: vi.fn(), amount: vi.fn(), place: vi.fn() };
    const onSubmit = vi.fn();
    show(
      <Form
        label="Sample"
        rules={{ code: required('code.missing'), sum: undefined, place: undefined }}
        onSubmit={onSubmit}
      >
        <CodeField name="code" label="Code" onComplete={heard.complete} />
        <AmountField name="sum" label="Sum" currency="EUR" onAmount={heard.amount} />
        <Place onPlace={heard.place} />
        <Button type="submit">Send</Button>
      </Form>,
    );
    const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
    // The errors render the form anew.
    await send();
    for (const name of names) put(inFields[name](), TOLD[name]);
    await send();
    expect(heard.complete).toHaveBeenCalledExactlyOnceWith('123456');
    expect(heard.amount).toHaveBeenLastCalledWith(123_450);
    expect(heard.place).toHaveBeenCalledExactlyOnceWith('SE');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      code: '123456',
      sum: '123450',
      place: 'SE',
    });
    expect(inFields.code()).toHaveValue('123456');
    await send();
    expect(heard.place).toHaveBeenCalledOnce();
  });
});
