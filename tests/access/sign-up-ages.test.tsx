import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import {
  button,
  eachOnItsOwn,
  enter,
  field,
  fillContact,
  fillDetails,
  openSignUp,
  settle,
  submitDetails,
  type SignUp,
} from './sign-up.support.tsx';
import { fewOf } from '../setup/few-of.ts';

eachOnItsOwn();

const beside = () => within(screen.getByRole('complementary'));
const chooseCountry = ({ user }: SignUp, code: string) =>
  user.selectOptions(field('Country of residence'), code);

/** From filled details to the contact info. */
async function goOn(signUp: SignUp): Promise<void> {
  await signUp.answer('registerPlayer', 'success');
  await signUp.answer('getMarketRiskSetting', 'sms');
}

describe('the age that is asked for', () => {
  for (const { rows, tags } of fewOf(
    [
      ['IN', 21],
      ['NZ', 20],
      ['PH', 21],
      ['FI', 18],
    ],
    2,
  ))
    it.each(rows)(
      'NS-06: is that of %s, %i years, whatever address was visited',
      { tags },
      async (country, age) => {
        const signUp = await openSignUp();
        expect(beside().getByText('You must be at least 18 years old.')).toBeVisible();
        await chooseCountry(signUp, country);
        expect(beside().getByText(`You must be at least ${age} years old.`)).toBeVisible();
        await submitDetails(signUp);
        await goOn(signUp);
        expect(beside().getByText(`You must be at least ${age} years old.`)).toBeVisible();
        expect(field('Year')).toHaveAccessibleDescription(
          `You must be at least ${age}\u00a0years old.`,
        );
      },
    );

  it('SIGN-16: a year too young is said at the field, with the age of the residence', async () => {
    const signUp = await openSignUp();
    await chooseCountry(signUp, 'IN');
    await submitDetails(signUp);
    await goOn(signUp);
    await enter(signUp, 'Day', '22');
    await enter(signUp, 'Month', '11');
    await enter(signUp, 'Year', '2005');
    await signUp.user.click(button('Save and continue'));
    expect(field('Year')).toHaveAccessibleDescription(
      'You must be at least 21\u00a0years old to play here.',
    );
    expect(signUp.waiting()).toEqual([]);
  });

  it('SIGN-16: is repeated where the platform finds somebody too young', async () => {
    const signUp = await openSignUp();
    await chooseCountry(signUp, 'NZ');
    await submitDetails(signUp);
    await goOn(signUp);
    await fillContact(signUp);
    await signUp.user.clear(field('Postal code'));
    await enter(signUp, 'Postal code', '1010');
    await signUp.user.click(button('Save and continue'));
    const refused = {
      kind: 'refused',
      code: 'error.validation',
      status: 400,
      validationErrors: [{ field: 'dateOfBirth', code: 'too_young', message: '' }],
    };
    await signUp.fail('updateRegistration', refused);
    expect(field('Year')).toHaveAccessibleDescription(
      'You must be at least 20\u00a0years old to play here.',
    );
  });

  it('SIGN-29: is the province’s where it has a law of its own, also after a reload', async () => {
    const signUp = await openSignUp({ at: '/en-CA/signup' });
    expect(beside().getByText('You must be at least 19 years old.')).toBeVisible();
    await signUp.user.selectOptions(field('Province'), 'QC');
    expect(beside().getByText('You must be at least 18 years old.')).toBeVisible();
    await fillDetails(signUp);
    await signUp.user.click(button('Create account'));
    await settle();
    await signUp.answerWith('registerPlayer', outcomes.registerPlayer.success);
    await signUp.answer('getMarketRiskSetting', 'email');
    expect(field('Year')).toHaveAccessibleDescription('You must be at least 18\u00a0years old.');
    signUp.unmount();
    await openSignUp({ at: '/en-CA/signup' });
    expect(field('Year')).toHaveAccessibleDescription('You must be at least 18\u00a0years old.');
  });
});
