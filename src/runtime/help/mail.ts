import type { SessionScreen } from '../../../machines/access/session/screen.ts';
import { useT } from '../../texts/index.ts';
import { useBrand, useSession } from '../context.tsx';
import { playerNumberOf } from '../player/player-number.ts';

/** With spaces as people type them: what a subject is searched for. */
const numberIn = ({ account, session }: Extract<SessionScreen, { name: 'player' }>): string =>
  playerNumberOf(account ?? session).replaceAll('\u00A0', ' ');

/** Makes the link by which a mail is written to an address of the brand: it says already who writes. */
export function useMailTo(): (address: string) => string {
  const t = useT();
  const { name: brand } = useBrand();
  const session = useSession();
  const subject =
    session.name === 'player'
      ? t('mail.subject.player', { brand, number: numberIn(session) })
      : brand;
  return (address) => `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}
