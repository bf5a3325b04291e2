import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import type { Schemas, Success } from '../../../openapi/types.ts';
import { useAddress, usePlayerId, useRuntime, useSession } from '../../runtime/context.tsx';
import { queryClient } from '../../runtime/query.ts';
import { formatDeadline } from '../../locale/moments.ts';
import { useLanguage, useT, type TextId } from '../../texts/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useTag } from '../../runtime/locale/tag.ts';
import { placeName } from '../../runtime/locale/country-names.ts';
import * as css from './account.css.ts';
import { Entry } from './Entry.tsx';

type ActivityLog = Success<'getLatestActivityLog'>;
type Station = Schemas['PlayerStation'];

/** From where the account is used now and was before: a stranger's login shows here first (SESS-15, SESS-16). */
export function Logins() {
  const t = useT();
  const screen = useSession();
  const { call } = useRuntime();
  const playerId = usePlayerId();
  const log = useQuery(
    {
      queryKey: ['access', 'latestActivityLog', playerId],
      queryFn: async ({ signal }) => (await call('getLatestActivityLog', undefined, signal)).data,
    },
    queryClient,
  );
  return (
    <>
      <dl className={css.list}>
        {screen.name === 'player' && (
          <Entry term={t('account.thisVisit')}>
            <ThisVisit station={screen.access.station} />
          </Entry>
        )}
        <Entry term={t('account.lastLogin')}>
          {log.isPending && '…'}
          {log.isError && t('account.lastLogin.error')}
          {log.data && <LastLogin login={log.data.lastLogin} />}
        </Entry>
      </dl>
      {log.data && log.data.loginHistory.length > 0 && <History of={log.data.loginHistory} />}
    </>
  );
}

function ThisVisit({ station }: { station: Station }) {
  const t = useT();
  const language = useLanguage();
  const { autodetectedCity: city, autodetectedCountry: countryCode, ipAddress } = station;
  const place = placeName({ city, countryCode }, language);
  return <span>{joined(place, ipAddress, t(DEVICES[kindOf(station)]))}</span>;
}

const DEVICES = {
  mobile: 'account.device.mobile',
  tablet: 'account.device.tablet',
  desktop: 'account.device.desktop',
} as const satisfies Record<string, TextId>;

/** The platform tells the kind by the browser's own words (LAYOUT-07). */
function kindOf({ isMobile, isTablet }: Station): keyof typeof DEVICES {
  if (isMobile) return 'mobile';
  return isTablet ? 'tablet' : 'desktop';
}

function LastLogin({ login }: { login: ActivityLog['lastLogin'] }) {
  const t = useT();
  if (!login) return <span>{t('account.lastLogin.none')}</span>;
  const { createdAt, realIpAddress, ipAddress, realCountryCode } = login;
  // The address of the player's own device says more than that of a proxy.
  return <Login at={createdAt} countryCode={realCountryCode} ip={realIpAddress ?? ipAddress} />;
}

/** Every login that the platform tells of, newest first; behind a press, as it is long. */
function History({ of }: { of: ActivityLog['loginHistory'] }) {
  const t = useT();
  const address = useAddress();
  return (
    <details className={css.history}>
      <summary className={css.summary}>
        {t('account.history')}
        <Icon of={ChevronDown} />
      </summary>
      <ol className={css.logins}>
        {of.map(({ loginDate, loginCountry, loginIp }) => (
          <li key={loginDate}>
            <Login at={loginDate} countryCode={loginCountry} ip={loginIp} />
          </li>
        ))}
      </ol>
      <p>
        {t('account.history.strange')}{' '}
        <a href={address('/my-account/account')}>{t('account.history.change')}</a>
      </p>
    </details>
  );
}

/** The zone of the clock that the player has before them, in which they know when they logged in (LOC-13). */
const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** @param at ISO 8601, UTC */
function Login(props: { at: string; countryCode: string | undefined; ip: string | undefined }) {
  const { at, countryCode, ip } = props;
  const language = useLanguage();
  const tag = useTag();
  return (
    <>
      <time dateTime={at}>{formatDeadline(at, tag, ownZone())}</time>
      {`${APART}${joined(placeName({ countryCode }, language), ip)}`}
    </>
  );
}

/** Between two facts: no line begins with the dot. */
const APART = '\u00a0· ';

/** Joins the known ones of several facts; a dash for none at all. */
function joined(...known: readonly (string | undefined)[]): string {
  return known.filter(Boolean).join(APART) || '–';
}
