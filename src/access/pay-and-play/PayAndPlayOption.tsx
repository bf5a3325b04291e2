import { Landmark } from 'lucide-react';
import { useAddress } from '../../runtime/context.tsx';
import { useT } from '../../texts/index.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useOffer } from './offer.ts';
import * as css from './pay-and-play.css.ts';

/** The other way to an account, beside the form, where it is offered (ROUTE-04). */
export function PayAndPlayOption() {
  const t = useT();
  const address = useAddress();
  if (useOffer() === undefined) return null;
  return (
    <div className={css.option}>
      <Icon of={Landmark} />
      <div className={css.optionBody}>
        <p>{t('payAndPlay.option.body')}</p>
        <LinkButton look="secondary" compact href={address('/signup/pnp')}>
          {t('payAndPlay.option.link')}
        </LinkButton>
      </div>
    </div>
  );
}
