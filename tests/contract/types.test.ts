import { describe, expectTypeOf, it } from 'vitest';
import type {
  GenericProblemCode,
  Input,
  OperationId,
  Outcome,
  Problem,
  RefusalCode,
  Schemas,
  Success,
} from '../../openapi/types.ts';

describe('what a chart gives to an operation', () => {
  it('requires exactly what the contract requires', () => {
    expectTypeOf<Input<'logIn'>>().toEqualTypeOf<{ body: { email: string; password: string } }>();
    expectTypeOf<Input<'getDeposit'>>().toEqualTypeOf<{ path: { referenceId: string } }>();
    expectTypeOf<Input<'getMarketRiskSetting'>>().toEqualTypeOf<{
      query: { market: string; countryCode: string; provinceCode?: string };
    }>();
  });

  it('leaves optional parts optional', () => {
    expectTypeOf<Input<'checkDepositAllowed'>>().toEqualTypeOf<{
      body: { ipAddress: string; blackbox: string };
      query?: { later?: boolean; withoutLimit?: boolean };
    }>();
    expectTypeOf<undefined>().toExtend<Input<'getTransactions'>>();
    expectTypeOf<{ query: { limit: number } }>().toExtend<Input<'getTransactions'>>();
  });

  it('takes nothing where there is nothing to give', () => {
    expectTypeOf<undefined>().toExtend<Input<'getWallet'>>();
    expectTypeOf<Record<string, never>>().toExtend<Input<'signOut'>>();
    expectTypeOf<{ body: string }>().not.toExtend<Input<'getWallet'>>();
  });
});

describe('how an operation ends', () => {
  it('gives the body of its success', () => {
    expectTypeOf<Success<'registerPlayer'>>().toEqualTypeOf<{ playerId: string }>();
    expectTypeOf<Success<'getWallet'>>().toEqualTypeOf<Schemas['Wallet']>();
    expectTypeOf<Success<'verifyRegistrationSms'>>().toEqualTypeOf<Record<string, never>>();
  });

  it('names its documented refusals and no others', () => {
    expectTypeOf<RefusalCode<'registerPlayer'>>().toEqualTypeOf<
      | 'error.signup.unhandled'
      | 'error.captcha.validation'
      | 'error.phone.invalid'
      | 'error.country.blocked'
      | 'error.registration.player_already_exists'
    >();
    expectTypeOf<RefusalCode<'verifyRegistrationSms'>>().toEqualTypeOf<
      'sms.code.invalid' | 'sms.code.replaced' | 'sms.code.expired' | 'sms.max.attempts.reached'
    >();
    expectTypeOf<RefusalCode<'getWallet'>>().toBeNever();
    expectTypeOf<Extract<RefusalCode<OperationId>, GenericProblemCode>>().toBeNever();
  });

  it('tells refusals apart by their code', () => {
    type LoginOutcome = Outcome<'logIn'>;
    expectTypeOf<Extract<LoginOutcome, { ok: true }>['data']>().toEqualTypeOf<
      Schemas['SessionTokens']
    >();
    type Timeout = Extract<LoginOutcome, { ok: false; code: 'login.timeout' }>;
    expectTypeOf<Timeout['problem']['additionalInfo']>().toEqualTypeOf<
      Schemas['LoginRefusalInfo'] | undefined
    >();
    expectTypeOf<Timeout['problem']>().toExtend<Problem>();
    type Unauthorized = Extract<LoginOutcome, { ok: false; code: 'login.unauthorized' }>;
    expectTypeOf<Unauthorized['problem']>().not.toHaveProperty('additionalInfo');
    expectTypeOf<Outcome<'getWallet'>>().toEqualTypeOf<{ ok: true; data: Schemas['Wallet'] }>();
  });

  it('keeps the known values of an open enumeration narrowable', () => {
    type Result = Success<'checkDepositAllowed'>['result'];
    expectTypeOf<Schemas['OperationResult']>().toExtend<Result>();
    expectTypeOf<string>().toExtend<Result>();
    expectTypeOf<'DOCUMENTS_PREFERRED'>().toEqualTypeOf<
      Extract<Schemas['OperationResult'], 'DOCUMENTS_PREFERRED'>
    >();
  });
});
