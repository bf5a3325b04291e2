import { SearchX } from 'lucide-react';
import { useAddress } from '../../runtime/context.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { useT } from '../../texts/index.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Title } from '../../ui/Title.tsx';

/** In place of a game that there is not, or not here: the law of the place may not let it be shown. */
export function MissingGame() {
  const t = useT();
  const title = t('games.missing.title');
  return (
    <>
      <Title of={title} />
      <Screen icon={SearchX} title={title} actions={<ToLobby look="primary" />}>
        <p>{t('games.missing.body')}</p>
      </Screen>
    </>
  );
}

/** The way to the other games. */
export function ToLobby({ look = 'secondary' }: { look?: 'primary' | 'secondary' }) {
  const t = useT();
  const address = useAddress();
  return (
    <LinkButton look={look} href={address('/online-casino')}>
      {t('games.lobby')}
    </LinkButton>
  );
}
