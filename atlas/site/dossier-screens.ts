import { titled } from '../../machines/engine/words.ts';
import { SCREEN_BRANDS, type FlowScreens } from '../../replay/screens.ts';
import type { FlowData } from '../data.ts';
import type { Block, Picture } from '../dossier.ts';
import { timeWords } from '../stamp.ts';
import { commitWords } from './coverage.ts';
import { nameOf } from './names.ts';

/** The screens of each state: pictures of the site, and the reason for each missing one. */
export function screensIn(flow: FlowData, screens: FlowScreens | undefined): Block[] {
  if (screens === undefined)
    return [{ kind: 'text', text: 'No picture was taken on this machine.' }];
  const taken = `${timeWords(screens.at)}, at commit ${commitWords(screens.commit)}`;
  if (screens.fingerprint !== flow.fingerprint)
    return [
      {
        kind: 'text',
        text: `The last pictures are of another state of the flow, with the fingerprint ${screens.fingerprint}, taken ${taken}: they are not shown.`,
      },
    ];
  const order = new Map(flow.chart.states.map(({ id }, index) => [id, index]));
  const placeIn = (states: readonly string[]): number =>
    Math.min(...states.map((id) => order.get(id) ?? order.size));
  const names = (states: readonly string[]): string =>
    states.map((id) => nameOf(flow, id)).join(', ');
  const pictures = screens.pictures
    .toSorted((a, b) => placeIn(a.states) - placeIn(b.states))
    .map(({ file, size, states, screen, brand, width }): Picture => ({
      file: `screens/${file}`,
      ...size,
      caption: `${names(states)}: ${titled(screen)}. ${SCREEN_BRANDS[brand]}, ${width} px wide`,
    }));
  const missing = [
    ...screens.missed.map(
      ({ states, screen, brand, reason }) =>
        `${names(states)}: ${titled(screen)}, ${SCREEN_BRANDS[brand]}. ${reason}`,
    ),
    ...Object.entries(screens.unreached).map(([id, reason]) => `${nameOf(flow, id)}. ${reason}`),
  ];
  return [
    { kind: 'text', text: `Pictures of the built site, taken ${taken}, of this fingerprint.` },
    ...(pictures.length === 0 ? [] : [{ kind: 'pictures' as const, pictures }]),
    ...(missing.length === 0
      ? []
      : [
          { kind: 'heading' as const, text: 'Without a picture' },
          { kind: 'list' as const, items: missing },
        ]),
  ];
}
