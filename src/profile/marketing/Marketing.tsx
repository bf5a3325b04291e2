import { useSelector } from '@xstate/react';
import {
  marketingMachine,
  type PreferenceChange,
  type PreferenceName,
  type Preferences,
} from '../../../machines/profile/marketing/machine.ts';
import {
  marketingScreen,
  type MarketingScreen,
} from '../../../machines/profile/marketing/screen.ts';
import { sameScreen, useRuntime } from '../../runtime/context.tsx';
import { FailureNotice } from '../../runtime/flows/failure-notice.tsx';
import { useFlow } from '../../runtime/flows/use-flow.ts';
import { sentences, useT, type TextId } from '../../texts/index.ts';
import { failureWords } from '../../ui/failure-words.ts';
import { Locked } from '../../ui/Locked.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import * as css from '../profile.css.ts';
import { Section } from '../Section.tsx';

const CHANNELS = {
  EMAIL: 'marketing.channel.email',
  SMS: 'marketing.channel.sms',
  MAIL: 'marketing.channel.mail',
  PHONE: 'marketing.channel.phone',
  PUSH_NOTIFICATION: 'marketing.channel.push',
} as const satisfies Record<keyof Preferences['channels'], TextId>;

const TOPICS = {
  BONUS_OFFER: 'marketing.topic.bonusOffer',
  NEWSLETTER: 'marketing.topic.newsletter',
  CASINO: 'marketing.topic.casino',
} as const satisfies Partial<Record<keyof Preferences['topics'], TextId>>;

type Shown = Exclude<MarketingScreen, { name: 'loading' | 'loadFailed' }>;

/** Channels and topics of marketing, each saved by itself (PROF-10). */
export function Marketing() {
  const t = useT();
  const runtime = useRuntime();
  const flow = useFlow(runtime.bind(marketingMachine), () => {});
  const screen = useSelector(flow, marketingScreen, sameScreen);
  return (
    <Section name="marketing" intro={t('marketing.intro')}>
      {screen.name === 'loading' && (
        <Loading label={t('screen.loading')}>
          <Skeleton shape="card" />
        </Loading>
      )}
      {screen.name === 'loadFailed' && (
        <ErrorState
          title={t('marketing.error.load')}
          onRetry={() => {
            flow.send({ type: 'retry.requested' });
          }}
        >
          {sentences(t, failureWords(screen.failure))}
        </ErrorState>
      )}
      {screen.name !== 'loading' && screen.name !== 'loadFailed' && (
        <Switches
          screen={screen}
          onSwitch={(change) => {
            flow.send({ type: 'preference.switched', ...change });
          }}
        />
      )}
    </Section>
  );
}

function Switches(props: { screen: Shown; onSwitch: (change: PreferenceChange) => void }) {
  const { screen, onSwitch } = props;
  const { channels, topics } = screen.preferences;
  const t = useT();
  const switchOf = (name: PreferenceName, label: TextId, isWanted: boolean) => (
    <Switch key={name} {...{ name, label, isWanted, screen, onSwitch }} />
  );
  return (
    <>
      <fieldset className={css.group}>
        <legend className={css.legend}>{t('marketing.channels')}</legend>
        {entriesOf(CHANNELS).map(([name, label]) => switchOf(name, label, channels[name]))}
      </fieldset>
      <fieldset className={css.group}>
        <legend className={css.legend}>{t('marketing.topics')}</legend>
        {entriesOf(TOPICS).map(([name, label]) => switchOf(name, label, topics[name]))}
        <Locked
          label={t('marketing.topic.responsibleGaming')}
          hint={t('marketing.responsibleGaming.why')}
        />
      </fieldset>
    </>
  );
}

interface SwitchProps {
  readonly name: PreferenceName;
  readonly label: TextId;
  readonly isWanted: boolean;
  readonly screen: Shown;
  readonly onSwitch: (change: PreferenceChange) => void;
}

/** One channel or topic, with the result of its last change under it. */
function Switch({ name, label, isWanted, screen, onSwitch }: SwitchProps) {
  const t = useT();
  const own = screen.name !== 'choosing' && screen.change.name === name ? screen : undefined;
  const isSaving = own?.name === 'saving';
  return (
    <div aria-busy={isSaving}>
      <Toggle
        label={t(label)}
        checked={isSaving ? own.change.isWanted : isWanted}
        news={
          <>
            {isSaving && t('marketing.saving')}
            {own?.name === 'saved' && t('marketing.saved')}
          </>
        }
        onChange={(wanted) => {
          onSwitch({ name, isWanted: wanted });
        }}
      />
      <div className={css.whole}>
        {own?.name === 'mandatory' && (
          <FailureNotice
            title={t('marketing.error.save')}
            words={[{ text: 'marketing.error.mandatory' }]}
          />
        )}
        {own?.name === 'notSaved' && (
          <FailureNotice title={t('marketing.error.save')} words={failureWords(own.failure)} />
        )}
      </div>
    </div>
  );
}

const entriesOf = <Name extends string, Label>(record: Readonly<Record<Name, Label>>) =>
  Object.entries(record) as [Name, Label][];
