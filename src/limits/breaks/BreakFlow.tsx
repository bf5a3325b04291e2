import type { timeoutMachine } from '../../../machines/limits/breaks/machine.ts';
import type { timeoutScreen } from '../../../machines/limits/breaks/screen.ts';
import type { BreakKind } from '../../../machines/limits/breaks/setup.ts';
import { useT } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { required } from '../../ui/rules.ts';
import { Confirm } from './Confirm.tsx';
import { useBreak } from './use-break.ts';
import { useUntil } from './use-until.ts';
import { BREAK_WORDS, lengthWords } from './words.ts';

interface Props {
  readonly kind: Exclude<BreakKind, 'coolingOff'>;
  readonly machine: typeof timeoutMachine;
  readonly screenOf: typeof timeoutScreen;
}

/** A break whose length is chosen among those that the market offers, none of them before the others. */
export function BreakFlow({ kind, machine, screenOf }: Props) {
  const t = useT();
  const { screen, send } = useBreak(machine, screenOf);
  const untilOf = useUntil();
  const words = BREAK_WORDS[kind];
  if (screen.name !== 'choosing') return <Confirm kind={kind} screen={screen} send={send} />;
  return (
    <Form
      label={t(words.legend)}
      rules={{ length: required('breaks.missing') }}
      onSubmit={({ length }) => {
        const chosen = screen.lengths[Number(length)];
        if (chosen) send({ type: 'break.chosen', length: chosen });
      }}
    >
      {screen.isRefused && (
        <Notice severity="info" live="status">
          <p>{t(words.longer)}</p>
        </Notice>
      )}
      <RadioCards
        name="length"
        legend={t(words.legend)}
        options={screen.lengths.map((length, place) => {
          const { text, values } = lengthWords(length);
          return {
            value: String(place),
            title: t(text, values),
            detail:
              'indefinite' in length
                ? t('breaks.indefinite.detail')
                : t('breaks.until', { until: untilOf(length) }),
          };
        })}
      />
      <Button type="submit" look="secondary">
        {t('breaks.continue')}
      </Button>
    </Form>
  );
}
