import { useSelector } from '@xstate/react';
import { reminderSettingsMachine } from '../../../machines/limits/reminder-settings/machine.ts';
import {
  reminderSettingsScreen,
  type ReminderSettingsScreen,
} from '../../../machines/limits/reminder-settings/screen.ts';
import type { ReminderMinutes } from '../../../reference/policies.ts';
import { sameScreen, useRuntime } from '../../runtime/context.tsx';
import { FailureNotice } from '../../runtime/flows/failure-notice.tsx';
import { usePolicy } from '../../runtime/player/player-policy.ts';
import { useFlow } from '../../runtime/flows/use-flow.ts';
import { sentences, useT } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { failureWords } from '../../ui/failure-words.ts';
import { Form } from '../../ui/form.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { required } from '../../ui/rules.ts';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { tellReminderChanged } from './tabs.ts';

type Shown = Exclude<ReminderSettingsScreen, { readonly name: 'loading' | 'loadFailed' }>;

const NONE = 'none';

/** How often the player is reminded of the time (ACT-01). */
export function ReminderSection() {
  const t = useT();
  const runtime = useRuntime();
  const policy = usePolicy();
  const flow = useFlow(runtime.bind(reminderSettingsMachine), tellReminderChanged, {
    input: { policy },
  });
  const screen = useSelector(flow, reminderSettingsScreen, sameScreen);
  if (screen.name === 'loading') {
    return (
      <Loading label={t('reminderSettings.loading')}>
        <Skeleton shape="card" />
      </Loading>
    );
  }
  if (screen.name === 'loadFailed') {
    return (
      <ErrorState
        title={t('reminderSettings.error.load')}
        onRetry={() => {
          flow.send({ type: 'retry.requested' });
        }}
      >
        {sentences(t, failureWords(screen.failure))}
      </ErrorState>
    );
  }
  return (
    <Choices
      screen={screen}
      onChoose={(minutes) => {
        flow.send({ type: 'reminder.chosen', minutes });
      }}
    />
  );
}

function Choices(props: { screen: Shown; onChoose: (minutes: ReminderMinutes | null) => void }) {
  const { screen, onChoose } = props;
  const t = useT();
  return (
    <>
      <p>{t('reminderSettings.intro')}</p>
      <Form
        rules={{ reminder: required('breaks.missing') }}
        busy={screen.name === 'saving'}
        onSubmit={({ reminder }) => {
          const minutes = screen.choices.find((one) => String(one ?? NONE) === reminder);
          if (minutes !== undefined) onChoose(minutes);
        }}
      >
        <RadioCards
          name="reminder"
          legend={t('reminderSettings.legend')}
          help={<output>{screen.name === 'saved' && t('reminderSettings.saved')}</output>}
          defaultValue={String(screen.minutes ?? NONE)}
          options={screen.choices.map((minutes) => ({
            value: String(minutes ?? NONE),
            title:
              minutes === null
                ? t('reminderSettings.never')
                : t('reminderSettings.minutes', { minutes }),
          }))}
        />
        {screen.name === 'notSaved' && (
          <FailureNotice
            title={t('reminderSettings.error.save')}
            words={failureWords(screen.failure)}
          />
        )}
        <Button type="submit" look="secondary" busy={screen.name === 'saving'}>
          {t('reminderSettings.save')}
        </Button>
      </Form>
    </>
  );
}
