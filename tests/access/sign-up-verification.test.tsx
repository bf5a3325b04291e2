import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { writeProgress } from '../../src/access/sign-up/progress.ts';
import { northlight } from '../../src/brands/northlight/brand.ts';
import { solAlta } from '../../src/brands/sol-alta/brand.ts';
import { toastList } from '../../src/ui/toasts.ts';
import {
  button,
  eachOnItsOwn,
  enter,
  field,
  fillContact,
  openSignUp,
  settle,
  submitDetails,
  toContact,
  toVerification,
  tracked,
  type SignUp,
} from './sign-up.support.tsx';

eachOnItsOwn();

const CODE = '6-digit code';

const atCode = async (method: 'sms' | 'email' = 'sms'): Promise<SignUp> => {
  const signUp = await openSignUp();
  await toVerification(signUp, method);
  await signUp.answer(
    method === 'sms' ? 'requestRegistrationSms' : 'requestRegistrationEmail',
    'success',
  );
  return signUp;
};

const enterCode = async (signUp: SignUp) => {
  await enter(signUp, CODE, '123456');
  await settle();
};

describe('the verification', () => {
  it('SIGN-04, SIGN-06: a text message is sent, and the field waits with the focus', async () => {
    const signUp = await openSignUp();
    await toVerification(signUp);
    expect(screen.getByText('Sending your code…')).toBeVisible();
    expect(signUp.body('requestRegistrationSms')).toEqual({ playerId: '100123' });
    await signUp.answer('requestRegistrationSms', 'success');
    expect(screen.getByText(/by text message to \+358\s\*\*\*\s\*\*67/)).toBeVisible();
    expect(field(CODE)).toHaveFocus();
    expect(field(CODE)).toHaveAttribute('inputmode', 'numeric');
    expect(field(CODE)).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field(CODE)).toHaveAccessibleDescription('The code is valid for 10\u00a0minutes.');
  });

  it.each([
    [
      '/fi-FI/signup',
      northlight,
      'FI',
      /^Lähetämme 6-numeroisen koodin .* Jos sinulla on jo tili, koodia ei tule/,
    ],
    [
      '/en-UN/signup',
      northlight,
      'GB',
      /^We send a 6-digit code .* If you already have an account with us, no code comes/,
    ],
    [
      '/pt-BR/signup',
      solAlta,
      'BR',
      /^Enviamos um código .* Se você já tem uma conta conosco, nenhum código chega/,
    ],
    ['/en-CL/signup', solAlta, 'CL', /^We sent a 6-digit code by text message to [^.]*\.$/],
  ] as const)(
    'SIGN-09: what is said of the code is true of who has an account, too: %s',
    async (at, brand, countryCode, said) => {
      writeProgress({
        playerId: '100123',
        email: 'aino.virtanen@example.com',
        countryCode,
        method: 'SMS',
        step: 'verification',
      });
      const signUp = await openSignUp({ at, brand });
      await signUp.answer('requestRegistrationSms', 'success');
      expect(screen.getByText(said)).toBeVisible();
    },
  );

  it('SIGN-04: an e-mail where the market asks for it', async () => {
    const signUp = await atCode('email');
    expect(screen.getByText(/by e-mail to/)).toBeVisible();
    await enterCode(signUp);
    expect(signUp.waiting()).toEqual(['verifyRegistrationEmail']);
  });

  it('NS-08: a code that is faster than the platform’s answer goes with it, once', async () => {
    const signUp = await openSignUp();
    await toVerification(signUp);
    await signUp.user.click(field(CODE));
    await signUp.user.paste('123 456');
    expect(signUp.waiting()).toEqual(['requestRegistrationSms']);
    await signUp.answer('requestRegistrationSms', 'success');
    expect(signUp.waiting()).toEqual(['verifyRegistrationSms']);
    expect(signUp.body('verifyRegistrationSms')).toMatchObject({ code: '123456' });
  });

  it('NS-08: one that was begun anew meanwhile stays in the field', async () => {
    const signUp = await openSignUp();
    await toVerification(signUp);
    await signUp.user.click(field(CODE));
    await signUp.user.paste('123456');
    await signUp.user.keyboard('{Backspace}');
    await signUp.answer('requestRegistrationSms', 'success');
    expect(signUp.waiting()).toEqual([]);
    expect(field(CODE)).toHaveValue('12345');
  });

  it('NS-08: the sixth digit sends the code, once', async () => {
    const signUp = await atCode();
    await signUp.user.click(field(CODE));
    await signUp.user.paste('123 456');
    await signUp.user.click(button('Confirm code'));
    expect(signUp.waiting()).toEqual(['verifyRegistrationSms']);
    expect(signUp.body('verifyRegistrationSms')).toEqual({
      playerId: '100123',
      verificationId: 'v_8841',
      code: '123456',
    });
    expect(button('Confirm code')).toHaveAttribute('aria-busy', 'true');
  });

  it('NS-08: fewer digits are not sent', async () => {
    const signUp = await atCode();
    await signUp.user.type(field(CODE), '123{Enter}');
    expect(field(CODE)).toHaveAccessibleDescription('The code is 6\u00a0digits.');
    expect(signUp.waiting()).toEqual([]);
  });

  it.each([
    ['codeInvalid', 'SIGN-05', /This code is not right/],
    ['codeReplaced', 'SIGN-27', /We sent you a newer one/],
    ['codeExpired', 'SIGN-27', /This code has expired/],
  ] as const)(
    '%s: said at the field, which is empty and has the focus [%s]',
    async (outcome, _id, words) => {
      const signUp = await atCode();
      await enterCode(signUp);
      await signUp.answer('verifyRegistrationSms', outcome);
      expect(field(CODE)).toHaveAccessibleDescription(words);
      expect(field(CODE)).toHaveValue('');
      expect(field(CODE)).toHaveFocus();
      await enterCode(signUp);
      expect(signUp.waiting()).toEqual(['verifyRegistrationSms']);
    },
  );

  it('SIGN-27: a refusal without a code, and a failure with its support code', async () => {
    const signUp = await atCode();
    await enterCode(signUp);
    await signUp.fail('verifyRegistrationSms', {
      kind: 'refused',
      status: 400,
      message: '',
      traceId: 'unknown',
    });
    expect(screen.getByRole('alert')).toHaveTextContent(
      /Something went wrong with the verification/,
    );
    expect(field(CODE)).not.toBeInvalid();
    await signUp.user.click(button('Confirm code'));
    await signUp.fail('verifyRegistrationSms', 'unexpected');
    const notice = screen.getByRole('alert');
    expect(notice).toHaveTextContent(
      /could not check your code.*Reference for support: trace-0001/,
    );
    expect(within(notice).getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      '/en-UN/contact-live-chat',
    );
  });

  it.each(['unreachable', 'unexpected'] as const)(
    'SIGN-05: a check that is %s keeps the code, which is sent again with one press',
    async (failure) => {
      const signUp = await atCode();
      await enterCode(signUp);
      await signUp.fail('verifyRegistrationSms', failure);
      expect(field(CODE)).toHaveValue('123456');
      expect(field(CODE)).not.toBeInvalid();
      await signUp.user.click(button('Confirm code'));
      expect(signUp.waiting()).toEqual(['verifyRegistrationSms']);
    },
  );

  it('SIGN-05, SIGN-27: a check that comes too often keeps the code, which nobody looked at', async () => {
    const signUp = await atCode();
    await enterCode(signUp);
    await signUp.fail('verifyRegistrationSms', {
      kind: 'refused',
      status: 429,
      code: 'error.rate_limited',
      message: '',
      traceId: 'unknown',
    });
    expect(screen.getByRole('alert')).toHaveTextContent(/Too many attempts in a short time/);
    expect(field(CODE)).not.toBeInvalid();
    expect(field(CODE)).toHaveValue('123456');
    await signUp.user.click(button('Confirm code'));
    expect(signUp.waiting()).toEqual(['verifyRegistrationSms']);
  });

  it('SIGN-06, NS-08: another code may be asked for after the countdown, not before, as the platform says when', async () => {
    const signUp = await atCode();
    expect(screen.getByRole('timer')).toHaveTextContent('in 60 seconds');
    expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull();
    await settle(18_000);
    expect(screen.getByRole('timer')).toHaveTextContent('in 42 seconds');
    await settle(42_000);
    expect(screen.queryByRole('timer')).toBeNull();
    await signUp.user.click(button('Send a new code'));
    expect(field(CODE)).toHaveFocus();
    expect(signUp.waiting()).toEqual(['requestRegistrationSms']);
    await signUp.answerWith('requestRegistrationSms', {
      ok: true,
      data: { verificationId: 'v_2', destination: '+358', resendAfter: 30, expiresIn: 600 },
    });
    expect(screen.getByRole('timer')).toHaveTextContent('in 30 seconds');
    await settle(29_000);
    expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull();
    await settle(1_000);
    expect(button('Send a new code')).toBeVisible();
    expect(toastList().at(-1)?.message).toMatch(/Older codes no longer work/);
  });

  it('SIGN-04, SIGN-27: a code that is asked for too soon after a wrong one is not sent, which is said, and when one will be', async () => {
    const signUp = await atCode();
    await enterCode(signUp);
    await signUp.answer('verifyRegistrationSms', 'codeInvalid');
    await signUp.user.click(button('Send a new code'));
    const toasts = toastList().length;
    await signUp.answer('requestRegistrationSms', 'success');
    expect(screen.getByText(/^Nothing new was sent/)).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent('You can ask for a new code in');
    expect(toastList()).toHaveLength(toasts);
    expect(field(CODE)).toHaveFocus();
  });

  it('MODAL-02, SIGN-27: too many attempts open a modal; the code is gone, the contact info is not', async () => {
    const signUp = await atCode();
    await enterCode(signUp);
    await signUp.answer('verifyRegistrationSms', 'maxAttempts');
    // The modal is loaded when it is needed.
    const modal = await vi.waitFor(async () => {
      await settle();
      return screen.getByRole('dialog', { name: 'Too many attempts' });
    });
    expect(modal).toHaveAttribute('id', 'max-attempts');
    expect(screen.queryByLabelText(CODE)).toBeNull();
    await signUp.user.keyboard('{Escape}');
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field('First name')).toHaveValue('Aino');
    await signUp.user.click(button('Save and continue'));
    await signUp.answer('updateRegistration', 'success');
    await signUp.answer('requestRegistrationSms', 'success');
    expect(field(CODE)).toHaveValue('');
  });

  it('a wrong number is changed at the contact info, which keeps the rest', async () => {
    const signUp = await atCode();
    await signUp.user.click(button('Change it'));
    await settle();
    expect(field('Mobile number')).toHaveValue('401234567');
    expect(field('Day')).toHaveValue('17');
    expect(field('Street address')).toHaveValue('Mannerheimintie 1');
  });

  it('SIGN-01: who leaves the contact info and comes back finds it as it was typed, and nobody reads it in a storage', async () => {
    const signUp = await openSignUp();
    await toContact(signUp);
    await fillContact(signUp);
    await enter(signUp, 'City', 'Unsent');
    await act(() => signUp.router.navigate({ to: '/en-UN/' as never }));
    expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
    act(() => {
      signUp.router.history.back();
    });
    await settle();
    expect(field('First name')).toHaveValue('Aino');
    expect(field('Mobile number')).toHaveValue('401234567');
    expect(field('Day')).toHaveValue('17');
    expect(field('City')).toHaveValue('HelsinkiUnsent');
    for (const storage of [sessionStorage, localStorage]) {
      expect(JSON.stringify(Object.entries(storage))).not.toContain('Aino');
    }
    await signUp.user.click(button('Start again'));
    await signUp.user.clear(field('E-mail address'));
    await submitDetails(signUp);
    await signUp.answer('registerPlayer', 'success');
    await signUp.answer('getMarketRiskSetting', 'sms');
    expect(field('First name')).toHaveValue('Aino');
    await signUp.user.click(button('Start again'));
    await enter(signUp, 'E-mail address', '.fi');
    await enter(signUp, 'Password', 'Correct-Horse-7');
    await signUp.user.click(field('Tick both boxes that an account needs'));
    await signUp.user.click(button('Create account'));
    await settle();
    await signUp.answer('registerPlayer', 'success');
    await signUp.answer('getMarketRiskSetting', 'sms');
    expect(field('First name')).toHaveValue('');
  });

  it('SIGN-05: a code that could not be sent may be asked for again', async () => {
    const signUp = await openSignUp();
    await toVerification(signUp);
    await signUp.fail('requestRegistrationSms', 'unexpected');
    expect(screen.getByRole('alert')).toHaveTextContent(/could not send your code.*trace-0001/);
    await signUp.user.click(button('Try again'));
    await signUp.fail('requestRegistrationSms', 'refused');
    expect(screen.getByRole('alert')).toHaveTextContent(/Wait a while before you try again/);
    await signUp.user.click(button('Try again'));
    await signUp.answer('requestRegistrationSms', 'phoneInvalid');
    expect(screen.getByRole('alert')).toHaveTextContent(/cannot send messages to this number/);
    await signUp.user.click(button('Change my contact details'));
    await settle();
    expect(field('Mobile number')).toBeVisible();
  });

  it('SIGN-27: whose code has expired and whose next one cannot be sent is not told of one in hand', async () => {
    const signUp = await atCode();
    await enterCode(signUp);
    await signUp.answer('verifyRegistrationSms', 'codeExpired');
    await signUp.user.click(button('Send a new code'));
    await signUp.fail('requestRegistrationSms', 'unreachable');
    expect(screen.getByRole('alert')).toHaveTextContent(/could not send your code/);
    expect(screen.queryByText(/^We sent/)).toBeNull();
    expect(screen.queryByLabelText(CODE)).toBeNull();
  });

  it('SIGN-27: a registration that is over leads to the login or to another one, not to another code', async () => {
    const signUp = await openSignUp();
    await toVerification(signUp);
    await signUp.answer('requestRegistrationSms', 'playerNotFound');
    expect(screen.getByRole('alert')).toHaveTextContent(/already complete/);
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#login');
    expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull();
    await signUp.user.click(button('Start again'));
    await settle();
    expect(screen.getByRole('form', { name: 'Create your account' })).toBeVisible();
  });

  it('SIGN-01: a reload goes on here, and ends at the login by hand', async () => {
    const first = await atCode();
    first.unmount();
    const again = await openSignUp();
    expect(again.waiting()).toEqual(['requestRegistrationSms']);
    await again.answer('requestRegistrationSms', 'success');
    await enterCode(again);
    await again.answer('verifyRegistrationSms', 'success');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your account is ready');
    expect(screen.getByText(/could not log you in automatically/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#login');
    expect(sessionStorage.getItem('signUpProgress')).toBeNull();
    expect(tracked()).toEqual(['start-registration', 'success-registration']);
  });
});

describe('the completion', () => {
  const verified = async () => {
    const signUp = await atCode();
    await enterCode(signUp);
    await signUp.answer('verifyRegistrationSms', 'success');
    return signUp;
  };

  it('SIGN-07: the player is logged in with what was entered', async () => {
    const signUp = await verified();
    expect(screen.getByRole('heading', { level: 1, name: 'Logging you in' })).toBeVisible();
    expect(signUp.body('logIn')).toEqual({
      email: 'aino.virtanen@example.com',
      password: 'Correct-Horse-7',
    });
  });

  it('SIGN-08, TRACK-01: success is tracked exactly once, with its twin, and nothing is left', async () => {
    const signUp = await verified();
    await signUp.answer('logIn', 'success');
    expect(window.dataLayer?.slice(2)).toEqual([
      { event: 'success-registration' },
      { event: 'srtm-success-registration' },
    ]);
    expect(sessionStorage.getItem('signUpProgress')).toBeNull();
    await settle(60_000);
    expect(tracked()).toEqual(['start-registration', 'success-registration']);
  });

  it('SIGN-10: login, then the account data, then the page after login', async () => {
    const signUp = await verified();
    signUp.runtime.session.send({
      type: 'session.started',
      renewIn: 600_000,
      session: {
        email: 'aino.virtanen@example.com',
        playerId: '100123',
        playerAccessId: 'a1',
        countryCode: 'FI',
        language: 'en',
        loginMethod: 'DEFAULT',
        registrationDate: '2026-11-21T12:00:00Z',
        multibrand: { suspended: false },
      },
    });
    await signUp.answer('logIn', 'success');
    expect(signUp.router.state.location.pathname).toBe('/en-UN/signup');
    await signUp.answer('getAccessContext', 'success');
    expect(signUp.router.state.location.pathname).toBe('/en-UN/signup');
    await signUp.answer('getAccessDetails', 'success');
    expect(signUp.router.state.location.pathname).toBe('/en-UN/');
    expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
  });

  it('SIGN-07, NS-37: five tries, three seconds apart, then the login by hand', async () => {
    const signUp = await verified();
    const tries = () => signUp.calls.filter(({ operation }) => operation === 'logIn').length;
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect(tries()).toBe(attempt);
      await signUp.answer('logIn', 'unauthorized');
      if (attempt < 5) {
        await settle(2_999);
        expect(tries()).toBe(attempt);
        await settle(1);
      }
    }
    await settle(10_000);
    expect(tries()).toBe(5);
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#login');
    expect(tracked()).toEqual(['start-registration', 'success-registration']);
  });
});
