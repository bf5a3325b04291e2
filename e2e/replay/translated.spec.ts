import { driverOn } from '../../replay/drivers.ts';
import { flowsAt, mainPathOf } from '../../replay/levels.ts';
import { browserDevice } from '../../replay/browser/browser-device.ts';
import { browserStage } from '../../replay/browser/browser-stage.ts';
import { walk } from '../../replay/walk.ts';
import { test } from '../support/test.ts';
import { translate } from '../support/translator.ts';

/** Where a page that breaks costs most: `npm test` walks these. */
const MAIN = ['access.signUp', 'banking.deposit'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const planned of flowsAt('browser')) {
  const { flow } = planned;
  const path = mainPathOf(planned);
  if (path === undefined) continue;
  test.describe(() => {
    test.use({ answered: flow.id !== 'site.cookies' });
    test(
      `${flow.id} goes on in a page that the browser translates`,
      { tag: MAIN.includes(flow.id) ? '@main' : [] },
      async ({ page, request, control, complaints }) => {
        await translate(page);
        const stage = browserStage(
          await browserDevice(flow, { page, request, control, complaints }),
        );
        const driver = driverOn(stage, flow.id);
        for (const pattern of driver.says ?? []) complaints.allow(pattern);
        await walk(flow, path, stage, driver, async () => {});
      },
    );
  });
}
