import type { ReactNode } from 'react';
import * as ui from '../ui/Sections.tsx';
import { SECTION_NAMES, SECTIONS, type SectionName } from './sections.ts';

/** A part of the account. */
export const Section = (props: { name: SectionName; intro?: string; children: ReactNode }) => {
  const { name, ...rest } = props;
  return <ui.Section id={name} title={SECTIONS[name]} {...rest} />;
};

export const SectionLinks = () => (
  <ui.SectionLinks to={SECTION_NAMES.map((id) => ({ id, title: SECTIONS[id] }))} />
);
