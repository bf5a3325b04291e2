import { FileQuestion } from 'lucide-react';
import { useAddress } from '../../runtime/context.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { useT } from '../../texts/index.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Title } from '../../ui/Title.tsx';

/**
 * In place of a page that there is not, or not for its reader (ERR-05, PROMO-02).
 * @param wayOn the list that it would belong to; the home page without one
 */
export function NotThere({ wayOn }: { wayOn?: 'promotions' }) {
  const t = useT();
  const address = useAddress();
  return (
    <>
      <Title of={t('notThere.title')} />
      <Screen
        icon={FileQuestion}
        title={t('notThere.title')}
        actions={
          wayOn === 'promotions' ? (
            <LinkButton href={address('/promotions')}>{t('promotions.title')}</LinkButton>
          ) : (
            <LinkButton href={address('/')}>{t('action.goHome')}</LinkButton>
          )
        }
      >
        <p>{t('notThere.body')}</p>
      </Screen>
    </>
  );
}
