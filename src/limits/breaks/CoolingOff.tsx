import { coolingOffMachine } from '../../../machines/limits/breaks/machine.ts';
import { coolingOffScreen } from '../../../machines/limits/breaks/screen.ts';
import { useT } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from './Confirm.tsx';
import { useBreak } from './use-break.ts';

const DAY = { days: 1 } as const;

/** Twenty-four hours off, by one press: confirmed, or at once where the market wants no question. */
export function CoolingOff({ compact = false }: { compact?: boolean }) {
  const t = useT();
  const { screen, send } = useBreak(coolingOffMachine, coolingOffScreen);
  return (
    <>
      <Button
        look="secondary"
        compact={compact}
        busy={screen.name === 'asking'}
        onClick={() => {
          send({ type: 'break.chosen', length: DAY });
        }}
      >
        {t('cooling.start')}
      </Button>
      {screen.name !== 'choosing' && <Confirm kind="coolingOff" screen={screen} send={send} />}
    </>
  );
}
