import { UserRoundCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSession } from '../runtime/context.tsx';
import { Screen } from '../shell/Screen.tsx';
import { useT } from '../texts/index.ts';

interface SignedInProps {
  /** The text for the meaning here; its placeholder is the `name` of the account. */
  readonly body: 'signedIn.signUp' | 'signedIn.reset';
  /** The way on, the best first. */
  readonly children: ReactNode;
}

/** For a player who is logged in, in place of a form that is not for them. */
export default function SignedIn({ body, children }: SignedInProps) {
  const t = useT();
  const screen = useSession();
  const name = screen.name === 'player' ? screen.session.email : '';
  return (
    <Screen icon={UserRoundCheck} title={t('signedIn.title')} actions={children}>
      <p>{t(body, { name })}</p>
    </Screen>
  );
}
