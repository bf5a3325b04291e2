import type { AddressEvent } from '../../machines/profile/address/machine.ts';
import type { AddressScreen } from '../../machines/profile/address/screen.ts';
import type { Driver } from '../driver.ts';
import type { Person, Place } from '../person.ts';
import { sectionOf } from './section.ts';
import { anyText, t } from '../texts.ts';

/** The section of the address as a person meets it. */
export function addressDriver<P extends Place<P>>(person: Person<P>) {
  const { region, alert, seesFailed, seesDone } = sectionOf(person, t('address.title'));
  const submit = region.getByRole('button', { name: t('address.submit') });
  const street = region.getByLabel(t('field.street.label'));
  const postalCode = region.getByLabel(t('field.postalCode.label'));
  const driver: Driver<AddressEvent, AddressScreen> = {
    perform: {
      async 'address.submitted'({ body }) {
        await street.fill(body.street);
        await postalCode.fill(body.postalCode ?? '');
        await region.getByLabel(t('field.city.label')).fill(body.city);
        await submit.click();
      },
    },
    see: {
      async editing() {
        await person.seesIdle(submit);
        await person.seesNot(alert);
      },
      saving: () => person.seesBusy(submit),
      async saved() {
        await seesDone(t('address.toast.success'));
        await person.seesIdle(submit);
      },
      postalCodeRefused: () => person.isToldAt(postalCode, anyText('field.postalCode.malformed')),
      // Where no province is asked for, the words stand above the form.
      async provinceRefused() {
        await seesFailed(t('address.error.title'), undefined);
        await person.sees(alert, anyText('address.error.province'));
      },
      async failed(failed) {
        if (failed === 'invalid') await person.isToldAt(street, anyText('field.refused'));
        else await seesFailed(t('address.error.title'), failed);
        await person.seesIdle(submit);
      },
    },
  };
  return driver;
}
