import type { PayAndPlayScreen } from '../../../machines/access/pay-and-play/screen.ts';
import {
  PAY_AND_PLAY_AMOUNTS,
  PAY_AND_PLAY_COUNTRY,
  PAY_AND_PLAY_CURRENCY,
  PAYMENT_PARTNER,
} from '../../../reference/pay-and-play.ts';
import { minimumAgeOf } from '../../../reference/ages.ts';
import { useAddress } from '../../runtime/context.tsx';
import { FailureNotice } from '../../runtime/flows/failure-notice.tsx';
import { Support } from '../../runtime/help/support.tsx';
import { formatMoney } from '../../money/format.ts';
import { amountOf, notAnAmount } from '../../money/typed.ts';
import { useT } from '../../texts/index.ts';
import { AmountField } from '../../ui/AmountField.tsx';
import { Button } from '../../ui/Button.tsx';
import { failureWords } from '../../ui/failure-words.ts';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { wrong, type Rule } from '../../ui/rules.ts';
import { Linked } from '../sign-up/Conditions.tsx';
import { Banner } from './Banner.tsx';
import * as css from './pay-and-play.css.ts';

/** Minor units. */
const PRESETS = [2_000, 5_000, 10_000] as const;

const BACK_WORDS = {
  closed: { title: 'payAndPlay.back.closed.title', body: 'payAndPlay.back.closed.body' },
  left: { title: 'payAndPlay.back.left.title', body: 'payAndPlay.back.left.body' },
  timedOut: { title: 'payAndPlay.back.timedOut.title', body: 'payAndPlay.back.timedOut.body' },
} as const;

const money = (amount: number): string => formatMoney({ amount, currency: PAY_AND_PLAY_CURRENCY });

const minimumAge = minimumAgeOf({ countryCode: PAY_AND_PLAY_COUNTRY });
const { min, max } = PAY_AND_PLAY_AMOUNTS;

const amountRule: Rule = (value) => {
  if (value === '') return wrong('deposit.amount.missing');
  const typed = amountOf(value);
  if (typed === undefined) return notAnAmount(value, PAY_AND_PLAY_CURRENCY, min);
  if (typed < min) return wrong('deposit.amount.tooLow', { min: money(min) });
  return typed > max ? wrong('deposit.amount.tooHigh', { max: money(max) }) : undefined;
};

/** The start: how much, and the way to the form (ROUTE-04, PNP-12). */
export function Amount(props: {
  screen: Extract<PayAndPlayScreen, { name: 'amount' }>;
  /** A payment was under way when this page was left. */
  hasLeft: boolean;
  /** Minor units. */
  onStart: (amount: number) => void;
}) {
  const { screen, hasLeft, onStart } = props;
  const { back, busy, entered, failure } = screen;
  const t = useT();
  const address = useAddress();
  const why = back ?? (hasLeft ? 'left' : undefined);
  const words = why && BACK_WORDS[why];
  return (
    <>
      <header className={css.head}>
        <h1>{t('payAndPlay.title')}</h1>
        <p className={css.intro}>{t('payAndPlay.intro')}</p>
      </header>
      {words && (
        <Notice severity="info" live="status" title={t(words.title)}>
          <p>{t(words.body)}</p>
          <Support compact />
        </Notice>
      )}
      <Banner />
      <div className={css.panel}>
        <Form<'amount'>
          label={t('payAndPlay.title')}
          busy={busy}
          rules={{ amount: amountRule }}
          onSubmit={({ amount }) => {
            onStart(Number(amount));
          }}
        >
          {failure && (
            <FailureNotice title={t('payAndPlay.submit.failed')} words={failureWords(failure)} />
          )}
          <AmountField
            name="amount"
            label={t('deposit.amount.label')}
            help={t('payAndPlay.amount.help', { min: money(min), max: money(max) })}
            currency={PAY_AND_PLAY_CURRENCY}
            presets={PRESETS}
            {...(entered !== undefined && { defaultAmount: entered })}
          />
          <Button type="submit" wide busy={busy}>
            {t('payAndPlay.submit')}
          </Button>
          <p className={css.before}>
            <Linked
              id="payAndPlay.before"
              values={{ age: minimumAge, provider: PAYMENT_PARTNER }}
              href={address('/terms')}
            />
          </p>
        </Form>
      </div>
      <p className={css.intro}>
        {t('payAndPlay.form')} <a href={address('/signup')}>{t('payAndPlay.form.link')}</a>
      </p>
    </>
  );
}
