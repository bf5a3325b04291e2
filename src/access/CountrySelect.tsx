import type { Country } from '../../reference/countries.ts';
import { Select, type SelectProps } from '../ui/Select.tsx';
import { useInLanguage } from '../runtime/locale/country-names.ts';

export type CountrySelectProps = Omit<SelectProps, 'options' | 'autoComplete'> & {
  readonly countries: readonly Country[];
};

/** Countries to choose from, in the page's language and in its order; the value is ISO 3166-1 alpha-2. */
export function CountrySelect({ countries, ...select }: CountrySelectProps) {
  const { places, language } = useInLanguage(countries, codeOf);
  return (
    <Select
      // The server does not know the browser's names: they may change once.
      key={language}
      {...select}
      autoComplete="country"
      options={places.map(({ code, name }) => ({ value: code, label: name }))}
    />
  );
}

const codeOf = ({ code }: Country): string => code;
