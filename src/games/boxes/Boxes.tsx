import type { LobbyId } from '../../../reference/lobbies.ts';
import { imageSet } from '../../content/images.ts';
import type { LobbyBox } from '../../content/promotion-types.ts';
import { useBrand } from '../../runtime/context.tsx';
import { useContent } from '../../runtime/content/use-content.ts';
import { useContentLink } from '../../runtime/content/use-content-link.ts';
import { isBoxShown } from '../../runtime/offers/choose.ts';
import { OfferGate } from '../../runtime/offers/OfferGate.tsx';
import { useLanguage } from '../../texts/index.ts';
import { LinkButton } from '../../ui/Button.tsx';
import * as css from './boxes.css.ts';

/** Of the picture on the page, px. */
const PICTURE = { width: 480, height: 270 } as const;

/** The boxes of a lobby for its reader, those of tournaments first (TARGET-04, TOUR-03). A failure leaves none. */
export function Boxes({ lobby }: { lobby: LobbyId }) {
  const read = useContent('boxes', { lang: useLanguage(), lobby });
  if (read.status !== 'ready') return null;
  return (
    <OfferGate>
      {(offers) => {
        if (offers.status !== 'open') return null;
        const shown = read.value.filter((box) => isBoxShown(box, offers.reader));
        return (
          shown.length > 0 && (
            <ul className={css.boxes}>
              {shown.map((box) => (
                <li key={box.id} className={css.box} data-box={box.id}>
                  <Box box={box} />
                </li>
              ))}
            </ul>
          )
        );
      }}
    </OfferGate>
  );
}

function Box({ box: { title, text, picture, button, urlAction } }: { box: LobbyBox }) {
  const { dataset } = useBrand();
  const linkTo = useContentLink();
  const href = linkTo(urlAction);
  return (
    <>
      <img
        {...imageSet(picture.asset, PICTURE, dataset)}
        {...PICTURE}
        alt={picture.alt}
        loading="lazy"
        decoding="async"
        className={css.picture}
      />
      <div className={css.words}>
        <h2 className={css.title}>{title}</h2>
        {text !== undefined && <p>{text}</p>}
        {href !== undefined && button !== undefined && (
          <div>
            <LinkButton look="secondary" href={href}>
              {button}
            </LinkButton>
          </div>
        )}
      </div>
    </>
  );
}
