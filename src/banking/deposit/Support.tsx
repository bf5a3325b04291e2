import { useAddress } from '../../app/context.tsx';
import { useT } from '../../texts/index.ts';
import { LinkButton } from '../../ui/Button.tsx';

/** Who can say more, beside the ways on: wherever money is uncertain or a reference is to be named. */
export function Support() {
  const t = useT();
  const address = useAddress();
  return (
    <LinkButton look="secondary" href={address('/contact-live-chat')}>
      {t('action.support')}
    </LinkButton>
  );
}
