import type { SessionScreen } from '../../../machines/access/session/screen.ts';
import { useT } from '../../texts/index.ts';
import { useBrand, useSession } from '../context.tsx';
import { playerNumberOf } from '../player/player-number.ts';

/** With spaces, as people type them: support searches subjects for it. */
const numberIn = ({ account, session }: Extract<SessionScreen, { name: 'player' }>): string =>
  playerNumberOf(account ?? session).replaceAll('\u00A0', ' ');

/** Makes the link for a mail to an address of the brand: it names the sender already. */
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
