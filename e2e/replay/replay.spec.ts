import { stepInWords } from '../../machines/engine/path-words.ts';
import { driverOn } from '../../replay/drivers.ts';
import { recordReplay } from '../../replay/record-replay.ts';
import { expectFits, flowsAt, mainPathOf } from '../../replay/levels.ts';
import { browserDevice } from '../../replay/browser/browser-device.ts';
import { browserStage } from '../../replay/browser/browser-stage.ts';
import { walk } from '../../replay/walk.ts';
import { test } from '../support/test.ts';
import { traced } from './evidence.ts';

/** Pause after every act of the person, in ms, for people who watch (`npm run replay`). */
const slowMo = Number(process.env['REPLAY_SLOW'] ?? 0);

// Where nothing moves, there is nothing to wait for.
test.use({
  ...(slowMo === 0 && { contextOptions: { reducedMotion: 'reduce' } }),
});
// Who watches may take their time.
if (slowMo > 0) test.setTimeout(0);

for (const planned of flowsAt('browser')) {
  const { flow, paths } = planned;
  const main = mainPathOf(planned);
  // Only one flow is about the notice about cookies.
  test.describe(() => {
    test.use({ answered: flow.id !== 'site.cookies' });
    for (const path of paths) {
      const tag = path === main ? '@main' : [];
      test(path.id, { tag }, async ({ page, context, request, control, complaints }) => {
        const evidence = await traced(page, context, path.id);
        await recordReplay(
          'browser',
          planned,
          path,
          async () => {
            expectFits(planned, path, 'browser');
            const stage = browserStage(
              await browserDevice(flow, { page, request, control, complaints }),
            );
            const driver = driverOn(stage, flow.id);
            for (const pattern of driver.says ?? []) complaints.allow(pattern);
            await walk(flow, path, stage, driver, async ({ screen }, step) => {
              if (slowMo === 0) return;
              const what = path.steps[step - 1];
              console.log(`${step}. ${what ? stepInWords(flow, what) : `starts → ${screen}`}`);
              await new Promise((resolve) => setTimeout(resolve, slowMo));
            });
          },
          evidence,
        );
      });
    }
  });
}
