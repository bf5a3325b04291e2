import type { Residence } from '../../../reference/ages.ts';
import { helplinesFor } from '../../../reference/helplines.ts';
import { countriesOfMarket, MARKETS } from '../../../reference/markets.ts';
import { readLocation } from '../../api/session-cookie.ts';
import { useT } from '../../texts/index.ts';
import { HelplineList } from '../../ui/Helplines.tsx';
import { useBrand, useLocale, useSession } from '../context.tsx';
import { useOnceLive } from '../live.tsx';
import { useMailTo } from './mail.ts';
import { residenceOf } from '../player/policy.ts';

const countryHere = (): string | undefined => readLocation().countryCode;
const regionHere = (): string | undefined => readLocation().regionCode;

/** The reader's place, as far as it is known: a player's residence, else where a visitor is, else the market. */
function useHome() {
  const session = useSession();
  const { market } = useLocale();
  const countryCode = useOnceLive(countryHere, undefined);
  const provinceCode = useOnceLive(regionHere, undefined);
  if (session.name === 'player') return residenceOf(session);
  if (countryCode !== undefined) return { countryCode, provinceCode };
  return { countryCode: countriesOfMarket(MARKETS[market])[0] };
}

/**
 * The helplines where the player lives, without words around them: for a panel or a page with words of its own.
 * @param home where they live, if the page knows better than the session
 */
export function Helplines({ home }: { readonly home?: Residence | undefined }) {
  const here = useHome();
  return <HelplineList lines={helplinesFor(home ?? here)} />;
}

/** The helplines of a place, with the words about them. */
export function TalkToSomebody() {
  const t = useT();
  return (
    <>
      <p>{t('helplines.intro')}</p>
      <Helplines />
      <CareMail />
    </>
  );
}

/** The brand's own people: a mail to them names its sender already. */
export function CareMail() {
  const t = useT();
  const mailTo = useMailTo();
  const [host] = useBrand().productionHosts;
  if (host === undefined) return null;
  const address = `care@${host}`;
  return (
    <p>
      {t('helplines.care')} <a href={mailTo(address)}>{address}</a>
    </p>
  );
}
