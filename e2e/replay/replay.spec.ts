import { stepInWords } from '../../machines/chart/path-words.ts';
import { keepResult } from '../../scripts/lib/replay-results.ts';
import { test } from '../support/test.ts';
import { browserDevice } from './browser-device.ts';
import { driverOn } from './drivers.ts';
import { flowsAt } from './levels.ts';
import { liveStage } from './live-stage.ts';
import { StepFailure, walk } from './walk.ts';

/** Pause after everything that the person does, in ms, for who wants to watch (`npm run replay`). */
const slowMo = Number(process.env['REPLAY_SLOW'] ?? 0);

// Where nothing moves, nothing has to be waited for.
test.use({
  actionTimeout: 10_000,
  ...(slowMo === 0 && { contextOptions: { reducedMotion: 'reduce' } }),
});
test.setTimeout(slowMo === 0 ? 90_000 : 0);

for (const { flow, paths } of flowsAt('browser')) {
  for (const path of paths) {
    test(path.id, async ({ page, request, control, complaints }) => {
      const began = performance.now();
      const stage = liveStage(await browserDevice(flow, { page, request, control, complaints }));
      const driver = driverOn(stage, flow.id);
      for (const pattern of driver.says ?? []) complaints.allow(pattern);
      const walked = walk(flow, path, stage, driver, async ({ screen }, step) => {
        if (slowMo === 0) return;
        const what = path.steps[step - 1];
        console.log(`${step}. ${what ? stepInWords(flow, what) : `starts → ${screen}`}`);
        await new Promise((resolve) => setTimeout(resolve, slowMo));
      });
      const failure = await walked.catch((error: unknown) => error);
      keepResult('browser', {
        path: path.id,
        flow: flow.id,
        verdict: failure === undefined ? 'passed' : 'failed',
        durationMs: Math.round(performance.now() - began),
        ...(failure instanceof StepFailure && { step: failure.step, message: failure.message }),
      });
      if (failure !== undefined) throw failure;
    });
  }
}
