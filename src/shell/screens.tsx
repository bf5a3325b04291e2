import { Construction } from 'lucide-react';
import { useT } from '../texts/index.ts';
import { Button } from '../ui/Button.tsx';
import { Title } from '../ui/Title.tsx';
import { Screen } from './Screen.tsx';

export interface MaintenanceProps {
  /** The operator's words, in the player's language. */
  readonly message?: string | undefined;
  /** Checks at once, besides the regular check every 60 s (NS-51). */
  readonly onRetry: () => void;
}

/** GUARD-01. */
export function Maintenance({ message, onRetry }: MaintenanceProps) {
  const t = useT();
  return (
    <>
      <Title of={t('screen.maintenance.title')} />
      <Screen
        icon={Construction}
        title={t('screen.maintenance.title')}
        actions={<Button onClick={onRetry}>{t('action.retry')}</Button>}
      >
        {message !== undefined && <p>{message}</p>}
        <p>{t('screen.maintenance.body')}</p>
        <p>{t('screen.maintenance.checking')}</p>
      </Screen>
    </>
  );
}
