import { PUBLISHED_AT, type Assets } from './build.ts';
import type { BrandFacts } from './facts.ts';
import { portableText } from './portable-text.ts';
import type { Footer } from '../documents.ts';

export function footer(facts: BrandFacts, assets: Assets): Footer {
  const { brand, company, registration, address, licence, regulator, mediator, dataset } = facts;
  const mediatorName = { en: mediator, fi: mediator, pt: mediator };
  return {
    _id: 'footer',
    _type: 'footer',
    _updatedAt: PUBLISHED_AT,
    footerTermsAndConditions: true,
    footerContent: true,
    footerLicenseLogos: true,
    companyText: {
      en: portableText(
        `${brand} is run by ${company}, registered under number ${registration} at ${address}, under licence ${licence} of the ${regulator.en}.
        Gambling can be addictive. Play within your means, and only if you are of age. [Get help](/responsible-gambling).`,
      ),
      fi: portableText(
        `${brand}-sivustoa ylläpitää ${company}, rekisterinumero ${registration}, ${address}. Toimiluvan ${licence} on myöntänyt ${regulator.fi}.
        Rahapelaaminen voi aiheuttaa riippuvuutta. Pelaa varojesi mukaan ja vain täysi-ikäisenä. [Apua pelaamiseen](/responsible-gambling).`,
      ),
      pt: portableText(
        `A ${brand} é operada pela ${company}, registrada sob o número ${registration}, em ${address}, com a licença ${licence} da ${regulator.pt}.
        O jogo pode causar dependência. Jogue dentro das suas possibilidades e só se for maior de idade. [Buscar ajuda](/responsible-gambling).`,
      ),
    },
    partners: [
      {
        _key: 'gambling-therapy',
        name: 'Gambling Therapy',
        url: 'https://www.gamblingtherapy.org',
        logo: assets.image({ kind: 'wordmark', brand: dataset, text: 'Gambling Therapy' }, 240, 96),
      },
    ],
    regulationLogos: [
      {
        _key: 'mediator',
        name: mediatorName,
        url: null,
        logo: assets.image(
          { kind: 'seal', brand: dataset, initials: facts.mediatorInitials },
          160,
          160,
          mediatorName,
        ),
      },
    ],
  };
}
