import { flowNamed } from '../../machines/registry.ts';
import { driverOn } from '../../replay/drivers.ts';
import { browserStage } from '../../replay/browser/browser-stage.ts';
import { StepFailure, walk } from '../../replay/walk.ts';
import type { Watcher } from '../site/watcher-types.ts';
import { frameDevice } from './frame-device.ts';

/** Replays as the browser level does, only slower and visibly. */
function watcherOf(flowId: string): Watcher {
  const flow = flowNamed(flowId);
  return {
    async isPossible() {
      if (!globalThis.location.protocol.startsWith('http')) return false;
      const answer = await fetch('/control/clock').catch(() => undefined);
      return answer?.ok === true;
    },
    async walk(id, { frame, seen, pointAt }) {
      const path = globalThis.atlas.watched?.find((one) => one.id === id);
      if (path === undefined) throw new Error(`${id} cannot be watched`);
      const stage = browserStage(frameDevice(flow, frame, pointAt));
      const driver = driverOn(stage, flowId);
      try {
        await walk(flow, path, stage, driver, (_, step) => seen(step));
        return { verdict: 'passed' };
      } catch (failure) {
        if (!(failure instanceof StepFailure)) throw failure;
        return { verdict: 'failed', step: failure.step, message: failure.problem };
      }
    },
  };
}

globalThis.atlasWatcher = watcherOf;
