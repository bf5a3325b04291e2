import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AmountField } from '../../src/ui/AmountField.tsx';
import { Button } from '../../src/ui/Button.tsx';
import { CodeField } from '../../src/ui/CodeField.tsx';
import { Form } from '../../src/ui/form.tsx';
import { RadioCards } from '../../src/ui/RadioCards.tsx';
import { asContract, required } from '../../src/ui/rules.ts';
import { Stepper } from '../../src/ui/Stepper.tsx';
import { show } from './texts.support.tsx';

describe('a code', () => {
  it('NS-08 is one field of six digits that takes a pasted text', async () => {
    const complete = vi.fn();
    show(<CodeField name="code" label="Code" onComplete={complete} />);
    const field = screen.getByRole('textbox', { name: 'Code' });
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.click(field);
    await userEvent.paste('your code: 123 456');
    expect(field).toHaveValue('123456');
    expect(complete).toHaveBeenCalledExactlyOnceWith('123456');
    await userEvent.type(field, '7{Backspace}');
    expect(field).toHaveValue('12345');
    await userEvent.type(field, 'a6');
    expect(complete).toHaveBeenCalledTimes(2);
  });

  it.each(['１２３４５６', '١٢٣٤٥٦', '۱۲۳۴۵۶', '१२३ ४५६', '\u200E123\u2013456'])(
    'NS-08 takes %s, in the digits of another keyboard',
    async (text) => {
      const complete = vi.fn();
      show(<CodeField name="code" label="Code" onComplete={complete} />);
      await userEvent.click(screen.getByRole('textbox', { name: 'Code' }));
      await userEvent.paste(text);
      expect(complete).toHaveBeenCalledExactlyOnceWith('123456');
    },
  );

  it('NS-08 leaves the text of an input method to it until it is done, and takes its digits', () => {
    const complete = vi.fn();
    show(<CodeField name="code" label="Code" onComplete={complete} />);
    const field = screen.getByRole('textbox', { name: 'Code' });
    fireEvent.compositionStart(field);
    for (const value of ['１', '１２', '１２３４５', '１２３４５６']) {
      expect(complete).not.toHaveBeenCalled();
      fireEvent.input(field, { target: { value }, isComposing: true });
      expect(field).toHaveValue(value);
    }
    fireEvent.compositionEnd(field);
    expect(field).toHaveValue('123456');
    expect(complete).toHaveBeenCalledExactlyOnceWith('123456');
  });
});

describe('a text that the contract limits', () => {
  const limits = { minLength: 3, maxLength: 5, pattern: '^[a-z ]+$' };
  const judge = asContract(limits, { missing: 'field.city.missing' });

  it.each([
    ['  ', { text: 'field.city.missing' }],
    ['ab', { text: 'field.tooShort', values: { min: 3 } }],
    [' ab ', { text: 'field.tooShort', values: { min: 3 } }],
    ['abc', undefined],
    ['abcde', undefined],
    ['abcdef', { text: 'field.tooLong', values: { max: 5 } }],
    ['abc1', { text: 'field.refused' }],
  ])('%j is judged by how long it is, then by its form', (value, words) => {
    expect(judge(value, {})).toEqual(words);
  });

  it.each([
    ['', undefined],
    ['  ', undefined],
    ['abc', undefined],
    ['ab', { text: 'field.tooShort', values: { min: 3 } }],
    ['abc1', { text: 'field.refused' }],
  ])('%j is judged only where something stands, if it may be empty', (value, words) => {
    expect(asContract(limits, {})(value, {})).toEqual(words);
  });
});

describe('an amount', () => {
  const field = () => screen.getByRole('textbox', { name: 'Amount' });
  /** An amount field in a form: its values during typing, and at the submit. */
  function open(props: { currency: string; presets?: readonly number[] }) {
    const heard = vi.fn<(amount: number | undefined) => void>();
    const send = vi.fn<(values: object) => void>();
    show(
      <Form rules={{ amount: undefined }} onSubmit={send}>
        <AmountField name="amount" label="Amount" onAmount={heard} {...props} />
        <Button type="submit">Go</Button>
      </Form>,
    );
    const sent = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Go' }));
      return send.mock.lastCall?.[0];
    };
    return { heard, sent };
  }

  it('LOC-10 is written back in full when the field is left, and is sent in minor units', async () => {
    const { heard, sent } = open({ currency: 'EUR' });
    await userEvent.type(field(), '1234,5');
    expect(heard.mock.calls.map(([amount]) => amount)).toEqual([
      100, 1_200, 12_300, 123_400, 123_400, 123_450,
    ]);
    await userEvent.tab();
    expect(field()).toHaveValue('1,234.50');
    expect(heard).toHaveBeenLastCalledWith(123_450);
    expect(await sent()).toEqual({ amount: '123450' });
  });
  it('leaves what it cannot read as it is, and hands out no number', async () => {
    const { heard, sent } = open({ currency: 'EUR' });
    await userEvent.type(field(), '1.234');
    await userEvent.tab();
    expect(field()).toHaveValue('1.234');
    expect(heard).toHaveBeenLastCalledWith(undefined);
    expect(await sent()).toEqual({ amount: '123400 123' });
    await userEvent.clear(field());
    await userEvent.type(field(), '1e3');
    expect(await sent()).toEqual({ amount: 'NaN' });
    await userEvent.clear(field());
    expect(heard).toHaveBeenLastCalledWith(undefined);
    expect(await sent()).toEqual({ amount: '' });
  });
  it('DEP-20 says which chip the amount in the field is that of, however it came there', async () => {
    open({ currency: 'EUR', presets: [1000, 2000] });
    const [ten, twenty] = screen.getAllByRole('button', { name: /^€/ });
    expect(ten).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(ten as HTMLElement);
    expect(ten).toHaveAttribute('aria-pressed', 'true');
    await userEvent.clear(screen.getByLabelText('Amount'));
    expect(ten).toHaveAttribute('aria-pressed', 'false');
    await userEvent.type(screen.getByLabelText('Amount'), '20');
    expect(twenty).toHaveAttribute('aria-pressed', 'true');
  });
  it('LOC-11 takes whole pesos', async () => {
    const { heard, sent } = open({ currency: 'CLP', presets: [5000] });
    expect(field()).toHaveAttribute('inputmode', 'numeric');
    await userEvent.click(screen.getByRole('button', { name: 'CLP\u00a05,000' }));
    expect(field()).toHaveValue('5,000');
    expect(heard).toHaveBeenLastCalledWith(5000);
    expect(await sent()).toEqual({ amount: '5000' });
  });
  it('a preset takes the error of the empty field away', async () => {
    show(
      <Form rules={{ amount: required('deposit.amount.missing') }} onSubmit={vi.fn()}>
        <AmountField name="amount" label="Amount" currency="EUR" presets={[1000]} />
        <Button type="submit">Go</Button>
      </Form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Go' }));
    expect(field()).toBeInvalid();
    await userEvent.click(screen.getByRole('button', { name: '€10' }));
    expect(field()).toBeValid();
  });
});

describe('cards to choose from', () => {
  it('NS-64 DEP-18 are one radio group, with "no bonus" a card like any other', async () => {
    const choose = vi.fn();
    show(
      <RadioCards
        name="bonus"
        legend="Bonus"
        defaultValue="none"
        options={[
          { value: 'none', title: 'No bonus', detail: 'No conditions' },
          { value: 'b1', title: '100 %', detail: 'Wager 35 times' },
          { value: 'b2', title: '50 %', detail: 'Not with this method', disabled: true },
        ]}
        onChoose={choose}
      />,
    );
    expect(screen.getByRole('radiogroup', { name: 'Bonus' })).toBeVisible();
    const [none, bonus, other] = screen.getAllByRole('radio');
    expect(none).toBeChecked();
    expect(none?.closest('label')?.className).toBe(bonus?.closest('label')?.className);
    expect(other).toBeDisabled();
    await userEvent.click(screen.getByText('Wager 35 times'));
    expect(choose).toHaveBeenCalledExactlyOnceWith('b1');
  });

  it('DEP-21 say above the first, which has the focus, what was refused', () => {
    const options = [{ value: 'none', title: 'No bonus' }];
    show(<RadioCards name="bonus" legend="Bonus" options={options} error="It is used up." />);
    const group = screen.getByRole('radiogroup', { name: 'Bonus' });
    expect(group).toHaveAccessibleDescription('It is used up.');
    const message = screen.getByText('It is used up.');
    const [first] = screen.getAllByRole('radio');
    expect(first && message.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('the steps of a flow', () => {
  it('SIGN-01 say which is the current one', () => {
    show(<Stepper steps={['Details', 'Contact', 'Code', 'Done']} current={1} />);
    expect(screen.getByRole('list', { name: 'Step 2 of 4' })).toBeVisible();
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('Detailsdone');
    expect(second).toHaveAttribute('aria-current', 'step');
  });
});
