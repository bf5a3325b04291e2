import { plain, titled } from '../../machines/engine/words.ts';
import {
  SCREEN_BRANDS,
  SCREEN_WIDTHS,
  type FlowScreens,
  type ScreenBrand,
  type ScreenPicture,
} from '../../replay/screens.ts';
import { hashOf } from '../address.ts';
import type { FlowData } from '../data.ts';
import { Part } from './details/parts.tsx';
import * as own from './screens.css.ts';
import * as css from './styles.css.ts';
import { stateById } from './words.tsx';

/** The screens of a state: pictures of the real site, in both brands and at both widths. */
export function Screens({ flow, id }: { flow: FlowData; id: string }) {
  const screens = globalThis.atlas.screens;
  const state = stateById(flow, id);
  if (state === undefined) return null;
  return (
    <Part title="What the player sees">
      {state.kind !== 'atomic' && state.kind !== 'final' ? (
        <p className={css.small}>A frame: the screens are those of the states inside.</p>
      ) : state.screens.length === 0 ? (
        <p className={css.small}>No screen of its own: it is passed through at once.</p>
      ) : screens === undefined ? (
        <p className={css.small}>
          No pictures have been taken on this machine: <code>npm run atlas:screens</code>
        </p>
      ) : screens.fingerprint !== flow.fingerprint ? (
        <Outdated flow={flow} screens={screens} />
      ) : (
        <Taken flow={flow} screens={screens} id={id} />
      )}
    </Part>
  );
}

const when = ({ at, commit }: FlowScreens): string =>
  `${at.slice(0, 16).replace('T', ' ')} UTC, commit ${commit}`;

function Outdated({ flow, screens }: { flow: FlowData; screens: FlowScreens }) {
  return (
    <p className={css.small}>
      The last pictures are of another chart ({when(screens)}, fingerprint{' '}
      <code>{screens.fingerprint.slice(0, 12)}</code>) and are not shown. Take them anew:{' '}
      <code>npm run atlas:screens -- {flow.id}</code>
    </p>
  );
}

function Taken({ flow, screens, id }: { flow: FlowData; screens: FlowScreens; id: string }) {
  const pictures = screens.pictures.filter(({ states }) => states.includes(id));
  const missed = screens.missed.filter(({ states }) => states.includes(id));
  const unreached = screens.unreached[id];
  const names = [...new Set(pictures.map(({ screen }) => screen))];
  return (
    <>
      {names.map((screen) => (
        <OneScreen
          key={screen}
          flow={flow}
          screen={names.length > 1 ? screen : undefined}
          pictures={pictures.filter((one) => one.screen === screen)}
        />
      ))}
      {missed.map(({ brand, screen, reason }) => (
        <p key={`${brand} ${screen} ${reason}`} className={css.small}>
          {SCREEN_BRANDS[brand]}, {plain(screen)}: no picture. {reason}
        </p>
      ))}
      {unreached !== undefined && <p className={css.small}>No picture. {unreached}</p>}
      {pictures.length > 0 && (
        <p className={css.small}>
          Taken of the built site on {when(screens)}, of this chart: fingerprint{' '}
          <code>{screens.fingerprint.slice(0, 12)}</code>. Each opens whole.
        </p>
      )}
    </>
  );
}

function OneScreen({
  flow,
  screen,
  pictures,
}: {
  flow: FlowData;
  screen: string | undefined;
  pictures: readonly ScreenPicture[];
}) {
  const [first] = pictures;
  return (
    <div className={css.stack}>
      {screen !== undefined && <h4>{titled(screen)}</h4>}
      {(Object.keys(SCREEN_BRANDS) as ScreenBrand[]).map((brand) => (
        <div key={brand} className={own.pair}>
          {SCREEN_WIDTHS.flatMap((width) => {
            const picture = pictures.find((one) => one.brand === brand && one.width === width);
            return picture === undefined ? [] : <Picture key={width} picture={picture} />;
          })}
        </div>
      ))}
      {first !== undefined && (
        <p className={css.small}>
          On path{' '}
          <a href={hashOf({ view: 'paths', path: first.path, step: first.step })}>
            {first.path.slice(flow.id.length)}
          </a>
          , {first.step === 0 ? 'as it starts' : `after step ${first.step}`}
        </p>
      )}
    </div>
  );
}

function Picture({ picture }: { picture: ScreenPicture }) {
  const { brand, width, size, file, screen } = picture;
  const words = `${SCREEN_BRANDS[brand]}, ${width} px`;
  return (
    <figure className={own.picture} style={{ flexGrow: width === 390 ? 1 : 2.4 }}>
      <a href={`../screens/${file}`} target="_blank" rel="noopener">
        <img
          className={own.image}
          src={`../screens/${file}`}
          width={size.width}
          height={size.height}
          loading="lazy"
          alt={`${titled(screen)}, as ${SCREEN_BRANDS[brand]} at ${width} px`}
        />
      </a>
      <figcaption className={css.small}>{words}</figcaption>
    </figure>
  );
}
