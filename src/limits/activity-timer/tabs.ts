import { fromCallback } from 'xstate';
import type {
  ActivityTimerEvent,
  TabsOrder,
} from '../../../machines/limits/activity-timer/setup.ts';
import { onWake } from '../../runtime/page-watch.ts';
import { deviceStorage } from '../../api/safe-storage.ts';

/** The channel between tabs of one session; it says nothing about the player. */
const REMINDER_NEWS = 'reminderNews';

const NEWS = {
  answered: 'answered.elsewhere',
  changed: 'settings.changed',
} as const satisfies Record<string, ActivityTimerEvent['type']>;

const here = new Set<() => void>();

const isNews = (name: string): name is keyof typeof NEWS => Object.hasOwn(NEWS, name);

/** With the time, because other tabs do not hear of a value that is stored a second time. */
const tell = (what: keyof typeof NEWS): void => {
  deviceStorage.set(REMINDER_NEWS, `${what} ${Date.now()}`);
};

/** The player set another reminder: the timers of this tab and of others ask again. */
export function tellReminderChanged(): void {
  for (const listener of here) listener();
  tell('changed');
}

/** Hears other tabs, and this tab's own settings; tells others that a reminder was answered. */
export const watchTabs = fromCallback<TabsOrder>(({ sendBack, receive }) => {
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    const [what = ''] = newValue?.split(' ') ?? [];
    if (key === REMINDER_NEWS && isNews(what)) sendBack({ type: NEWS[what] });
  };
  const onChanged = (): void => {
    sendBack({ type: 'settings.changed' });
  };
  receive(() => {
    tell('answered');
  });
  addEventListener('storage', onStorage);
  here.add(onChanged);
  return () => {
    removeEventListener('storage', onStorage);
    here.delete(onChanged);
  };
});

/** Tells the timer that it may have slept through a reminder. */
export const watchDevice = fromCallback(({ sendBack }) =>
  onWake(() => {
    sendBack({ type: 'device.woke' });
  }),
);
