import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyFlow, Area } from '../../machines/flow.ts';
import type { Path } from '../../machines/engine/fixture.ts';
import { FLOWS } from '../../machines/registry.ts';
import { emptyDevice, TODAY } from '../dom/device.ts';
import { driverOn } from '../drivers.ts';
import { recordReplay } from '../record-replay.ts';
import { expectFits, flowAt } from '../levels.ts';
import { walk } from '../walk.ts';
import {
  expectAccessible,
  expectOwnElements,
  listenToConsole,
  watchChart,
  watchFocus,
} from './watch.ts';
import { viewStage } from './view-stage.ts';

/** Replays every path of the flows of an area in a DOM: one file for each area, all of about the same duration. */
export function replayViews(area: Area): void {
  const flows = FLOWS.filter(({ id }) => id.startsWith(`${area}.`));
  for (const { id } of flows.filter(isAsked)) replayFlow(id);
}

const asked = process.env['REPLAY_PATHS']?.split(',');

/** Whether a path is to be replayed, or any of a flow: without a choice, all are. */
const isAsked = ({ id }: { readonly id: string }): boolean =>
  asked?.some((one) => one === id || one.startsWith(`${id}#`) || id.startsWith(`${one}#`)) ?? true;

function replayFlow(id: string): void {
  const planned = flowAt('view', id);
  const { flow } = planned;
  const paths = planned.paths.filter(isAsked);
  if (paths.length === 0) return;

  describe(`${flow.title}: every path, as a person walks it in the view`, () => {
    const judged = new Set<string>();
    beforeEach(() => {
      vi.useFakeTimers({
        now: TODAY,
        toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
      });
      // The testing library recognises by this name that somebody else moves the clock.
      vi.stubGlobal('jest', { advanceTimersByTime: vi.advanceTimersByTime });
      emptyDevice();
    });
    afterEach(() => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    });
    for (const path of paths) {
      test(path.id, () =>
        recordReplay('view', planned, path, async () => {
          expectFits(planned, path, 'view');
          await replayView(flow, path, judged);
        }),
      );
    }
  });
}

/** @param judged screens that axe has seen, which this replay adds to */
async function replayView(flow: AnyFlow, path: Path, judged: Set<string>): Promise<void> {
  const chart = watchChart(flow.machine);
  const { stage, close } = viewStage(flow, chart.inspect);
  const driver = driverOn(stage, flow.id);
  const heard = listenToConsole(driver.says ?? []);
  const focus = watchFocus(document);
  try {
    await walk(flow, path, stage, driver, async ({ value, screen }) => {
      expect(chart.value() ?? path.start.value, 'the state of the chart').toEqual(value);
      expect(heard, 'the console').toEqual([]);
      focus.expectKept();
      expectOwnElements(document);
      if (judged.has(screen)) return;
      judged.add(screen);
      await expectAccessible(screen);
    });
  } finally {
    focus.stop();
    close();
  }
}
