import { BRAND_COLOURS } from '../../reference/brand-colours.ts';
import type { BrandId } from '../../reference/brands.ts';
import { html, Html } from '../platform/html.ts';

interface Link {
  readonly label: string;
  readonly href: string;
}

/** A line of a receipt. */
export interface Fact {
  readonly label: string;
  readonly value: string;
  /** Marks the subject of the mail: an amount. */
  readonly isLarge?: boolean;
}

/** The contents of an e-mail, as text and as HTML alike. Everything is in one language. */
export interface Letter {
  readonly brand: BrandId;
  readonly brandName: string;
  /** BCP 47. */
  readonly languageTag: string;
  readonly heading: string;
  readonly lead: string;
  readonly code?: string;
  readonly action?: Link & { readonly asText: string };
  readonly facts?: readonly Fact[];
  readonly note?: string;
  readonly notYou: { readonly title: string; readonly text: string };
  readonly why: string;
  /** The number of the account that it is about. */
  readonly player?: string;
  readonly support: Link & { readonly text: string };
  readonly play: Link & { readonly text: string };
  readonly company: string;
}

/** For readers without HTML. The code or the link comes first, because they look for it. */
export function textOf(letter: Letter): string {
  const { heading, lead, code, facts, action, note, notYou } = letter;
  const { why, player, support, play, company } = letter;
  return [
    heading,
    lead,
    code,
    facts?.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    action && `${action.label}:\n${action.href}`,
    note,
    notYou.text,
    `-- \n${why}`,
    player,
    `${support.text}\n${support.href}`,
    `${play.text}\n${play.label}: ${play.href}`,
    company,
  ]
    .filter((part) => part !== undefined)
    .join('\n\n');
}

/** The looks that make a brand's e-mails its own besides its colours: mail clients load no fonts. */
const LOOKS: Readonly<
  Record<
    BrandId,
    { readonly font: string; readonly radius: string; readonly head: 'raised' | 'tint' }
  >
> = {
  northlight: { font: 'Figtree,Helvetica,Arial,sans-serif', radius: '6px', head: 'raised' },
  'sol-alta': { font: 'Nunito,Verdana,Geneva,sans-serif', radius: '16px', head: 'tint' },
};

const ROLES = ['surface', 'raised', 'tint', 'text', 'quiet', 'line', 'accent', 'link'] as const;

/**
 * The colours of one theme as a style sheet. Clients that know no style sheet show the light theme, which
 * stands at the elements as well.
 */
function darkSheet(brand: BrandId): Html {
  const dark = (role: keyof (typeof BRAND_COLOURS)[BrandId]) => BRAND_COLOURS[brand][role][1];
  const rules = ROLES.map(
    (role) =>
      `.b-${role}{background-color:${dark(role)}!important}.c-${role}{color:${dark(role)}!important}`,
  ).join('');
  const rest = `.c-onAccent{color:${dark('onAccent')}!important}.l{border-color:${dark('line')}!important}`;
  return new Html(
    `<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${rules}${rest}}</style>`,
  );
}

/**
 * Simple enough for mail clients: blocks, colours at the elements, no tables, scripts, fonts or anything to
 * load; the brand's mark comes with the mail, as `cid:mark`. Links open in a tab of their own.
 */
export function htmlOf(letter: Letter): string {
  const { brand, brandName, languageTag, heading, lead, code, facts = [], action, note } = letter;
  const { notYou, why, player, support, play, company } = letter;
  const { font, radius, head } = LOOKS[brand];
  const light = (role: keyof (typeof BRAND_COLOURS)[BrandId]) => BRAND_COLOURS[brand][role][0];
  const link = ({ href, label }: Link) =>
    html`<a
      class="c-link"
      style="color:${light('link')}"
      href="${href}"
      target="_blank"
      rel="noopener noreferrer"
      >${label}</a
    >`;
  const paragraph = 'margin:0 0 16px';
  const factOf = ({ label, value, isLarge = false }: Fact) =>
    html`<div
      class="l"
      style="padding:${isLarge ? '16px' : '12px'} 0;border-top:1px solid ${light('line')}"
    >
      <span class="c-quiet" style="color:${light('quiet')}">${label}:</span>
      <b style="${isLarge ? 'display:block;font-size:32px;line-height:40px' : ''}">${value}</b>
    </div>`;
  const small = `margin:0 0 12px;font-size:14px;line-height:20px;color:${light('quiet')}`;
  return html`<!doctype html>
    <html lang="${languageTag}" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${heading}</title>
        ${darkSheet(brand)}
      </head>
      <body
        class="b-surface c-text"
        style="margin:0;padding:16px;background-color:${light('surface')};color:${light('text')};font:16px/24px ${font};overflow-wrap:break-word"
      >
        <div style="display:none;max-height:0;overflow:hidden">${lead}</div>
        <div
          class="b-raised l"
          style="max-width:560px;margin:0 auto;background-color:${light('raised')};border:1px solid ${light('line')};border-radius:${radius};overflow:hidden"
        >
          <div
            role="banner"
            class="b-${head} l"
            style="padding:16px 24px;background-color:${light(head)};border-bottom:1px solid ${light('line')}"
          >
            <img
              src="cid:mark"
              alt=""
              width="40"
              height="40"
              style="vertical-align:middle;border:0"
            />
            <b style="padding-left:8px;font-size:20px;line-height:40px;vertical-align:middle"
              >${brandName}</b
            >
          </div>
          <div role="main" style="padding:24px">
            <h1 style="margin:0 0 16px;font-size:24px;line-height:32px">${heading}</h1>
            <p style="${paragraph}">${lead}</p>
            ${
              code &&
              html`<p
                class="b-tint c-text"
                style="margin:0 0 16px;padding:16px 8px;border-radius:${radius};background-color:${light('tint')};font:bold 36px/44px Menlo,Consolas,monospace;letter-spacing:4px;text-align:center"
              >
                ${code}
              </p>`
            }
            ${facts.map(factOf)}
            ${
              action &&
              html`<p style="margin:24px 0">
                  <a
                    class="b-accent c-onAccent"
                    style="display:inline-block;padding:12px 24px;border-radius:${radius};background-color:${light('accent')};color:${light('onAccent')};font-weight:bold;text-decoration:none"
                    href="${action.href}"
                    target="_blank"
                    rel="noopener noreferrer"
                    >${action.label}</a
                  >
                </p>
                <p class="c-quiet" style="${small}">
                  ${action.asText}<br />${link({ href: action.href, label: action.href })}
                </p>`
            }
            ${note && html`<p style="${paragraph}">${note}</p>`}
            <p
              class="l"
              style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${light('line')}"
            >
              <b>${notYou.title}</b><br />${notYou.text}
            </p>
          </div>
        </div>
        <div role="contentinfo" style="max-width:560px;margin:0 auto;padding:24px 8px 8px">
          <p class="c-quiet" style="${small}">${why}</p>
          ${player && html`<p class="c-quiet" style="${small}">${player}</p>`}
          <p class="c-quiet" style="${small}">${support.text} ${link(support)}</p>
          <p class="c-quiet" style="${small}">${play.text} ${link(play)}</p>
          <p class="c-quiet" style="${small}">${company}</p>
        </div>
      </body>
    </html>`.text;
}
