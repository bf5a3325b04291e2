import { browserDevice } from '../../replay/browser/browser-device.ts';
import { browserStage } from '../../replay/browser/browser-stage.ts';
import { takePictures } from '../../replay/browser/camera.ts';
import { driverOn } from '../../replay/drivers.ts';
import { flowsAt } from '../../replay/levels.ts';
import { screenPaths } from '../../replay/screen-paths.ts';
import { keepWalk } from '../../replay/screen-store.ts';
import { SCREEN_BRANDS, type ScreenBrand } from '../../replay/screens.ts';
import { walk } from '../../replay/walk.ts';
import { ORIGIN, SOL_ALTA_ORIGIN } from '../support/origin.ts';
import { test } from '../support/test.ts';

const ORIGINS: Readonly<Record<ScreenBrand, string>> = {
  northlight: ORIGIN,
  'sol-alta': SOL_ALTA_ORIGIN,
};

/** The flows whose screens `npm run atlas:screens` wants; other runs take none. */
const wanted = process.env['ATLAS_SCREENS']?.split(',') ?? [];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const planned = wanted.length === 0 ? [] : flowsAt('browser');

for (const { flow, paths } of planned.filter((one) => wanted.includes(one.flow.id))) {
  for (const brand of Object.keys(SCREEN_BRANDS) as ScreenBrand[]) {
    test.describe(() => {
      test.use({ answered: flow.id !== 'site.cookies', baseURL: ORIGINS[brand] });
      for (const { path, sights } of screenPaths(flow, paths)) {
        test(`${path.id} as ${SCREEN_BRANDS[brand]}`, ({ page, request, control, complaints }) =>
          keepWalk({ flow, brand, path }, sights, async (keep) => {
            const device = await browserDevice(flow, { page, request, control, complaints });
            const stage = browserStage(device);
            const driver = driverOn(stage, flow.id);
            for (const pattern of driver.says ?? []) complaints.allow(pattern);
            await walk(flow, path, stage, driver, async (_, step) => {
              if (sights.has(step)) keep(step, await takePictures(page));
            });
          }));
      }
    });
  }
}
