import { BRAND_FACTS, DEFAULT_BRAND } from '../../openapi/reference/brands.ts';
import type { players } from '../players/tables.ts';

type Recipient = Pick<typeof players.$inferSelect, 'languageCode' | 'siteId'>;

interface Mail {
  readonly subject: string;
  readonly body: string;
}

/** What is written about a password reset. `brand` is the one that the player signed up with. */
interface Messages {
  readonly code: (brand: string, code: string) => string;
  readonly link: (brand: string, link: string) => Mail;
  readonly changed: (brand: string) => Mail;
}

const MESSAGES: Readonly<Record<string, Messages>> & { readonly en: Messages } = {
  en: {
    code: (brand, code) =>
      `${code} is your ${brand} code to choose a new password. It is valid for 10 minutes. Tell it to nobody. If you did not ask for it, do nothing.`,
    link: (brand, link) => ({
      subject: `Choose a new ${brand} password`,
      body: `Somebody, probably you, asked for a new password for your ${brand} account. Choose it here, within the next hour:\n\n${link}\n\nThe link works once. If you did not ask for it, do nothing: your password stays as it is.`,
    }),
    changed: (brand) => ({
      subject: 'Your password was changed',
      body: `The password of your ${brand} account was changed, and you were logged out everywhere. If it was not you, contact our support at once.`,
    }),
  },
  fi: {
    code: (brand, code) =>
      `${code} on ${brand}-koodisi, jolla valitset uuden salasanan. Koodi on voimassa 10 minuuttia. Älä kerro sitä kenellekään. Jos et pyytänyt koodia, sinun ei tarvitse tehdä mitään.`,
    link: (brand, link) => ({
      subject: `Valitse uusi ${brand}-salasana`,
      body: `Joku, luultavasti sinä, pyysi uutta salasanaa ${brand}-tilillesi. Valitse se tästä tunnin kuluessa:\n\n${link}\n\nLinkki toimii kerran. Jos et pyytänyt sitä, sinun ei tarvitse tehdä mitään: salasanasi pysyy ennallaan.`,
    }),
    changed: (brand) => ({
      subject: 'Salasanasi on vaihdettu',
      body: `${brand}-tilisi salasana on vaihdettu, ja sinut on kirjattu ulos kaikilta laitteilta. Jos et tehnyt tätä itse, ota heti yhteyttä asiakaspalveluun.`,
    }),
  },
  pt: {
    code: (brand, code) =>
      `${code} é o seu código ${brand} para escolher uma nova senha. Ele vale por 10 minutos. Não o informe a ninguém. Se você não o pediu, não faça nada.`,
    link: (brand, link) => ({
      subject: `Escolha uma nova senha ${brand}`,
      body: `Alguém, provavelmente você, pediu uma nova senha para a sua conta ${brand}. Escolha-a aqui, dentro de uma hora:\n\n${link}\n\nO link funciona uma única vez. Se você não o pediu, não faça nada: sua senha continua a mesma.`,
    }),
    changed: (brand) => ({
      subject: 'Sua senha foi alterada',
      body: `A senha da sua conta ${brand} foi alterada e você saiu de todos os dispositivos. Se não foi você, fale com o suporte imediatamente.`,
    }),
  },
};

/** The language part of an address and of a message: `pt-BR` → `pt`. */
export const languageOf = ({ languageCode }: Recipient): string =>
  languageCode.split('-')[0]?.toLowerCase() ?? 'en';

/** The messages in a player's language, English where there are none in it, and who writes them. */
export function resetMessages(to: Recipient) {
  const facts = Object.values(BRAND_FACTS).find(({ siteId }) => siteId === to.siteId);
  const { name } = facts ?? DEFAULT_BRAND;
  const say = MESSAGES[languageOf(to)] ?? MESSAGES.en;
  return {
    code: (code: string) => say.code(name, code),
    link: (link: string) => say.link(name, link),
    changed: () => say.changed(name),
  };
}
