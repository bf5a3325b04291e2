import {
  PDFArray,
  PDFDict,
  PDFRef,
  PDFStream,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';

/** Keys of lists: each key in such a dictionary is a name that a program chose for a font, a picture, a kind of text. */
const LISTS: ReadonlySet<string> = new Set([
  '/Font',
  '/XObject',
  '/ExtGState',
  '/ColorSpace',
  '/Pattern',
  '/Shading',
  '/Properties',
  '/CharProcs',
  '/Colorants',
  '/RoleMap',
  '/ClassMap',
  '/Dests',
]);
/** Of a field or a note: each of its looks may be a list, by the names of states. */
const LOOKS = '/AP';

type Role = 'plain' | 'looks' | 'list';

const roleOf = (within: Role, key: string): Role => {
  if (within === 'looks' || LISTS.has(key)) return 'list';
  return key === LOOKS ? 'looks' : 'plain';
};

/**
 * The dictionaries whose keys are no more than names: a font that is called `AA` or `JS` does nothing. One that
 * also stands where a key means something is none of them.
 */
export function listsOf(context: PDFContext): ReadonlySet<PDFDict> {
  const reached: Readonly<Record<Role, Set<PDFObject>>> = {
    plain: new Set(),
    looks: new Set(),
    list: new Set(),
  };
  const { Root, Info, ID } = context.trailerInfo;
  const pending: (readonly [PDFObject | undefined, Role])[] = [
    [Root, 'plain'],
    [Info, 'plain'],
    [ID, 'plain'],
  ];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [object, role] = next;
    if (object instanceof PDFRef) pending.push([context.lookup(object), role]);
    else if (object instanceof PDFStream) pending.push([object.dict, 'plain']);
    else if (object !== undefined && !reached[role].has(object)) {
      reached[role].add(object);
      if (object instanceof PDFArray)
        for (const one of object.asArray()) pending.push([one, 'plain']);
      else if (object instanceof PDFDict)
        for (const [key, value] of object.entries())
          pending.push([value, role === 'list' ? 'plain' : roleOf(role, key.toString())]);
    }
  }
  const { plain, looks, list } = reached;
  const isDict = (one: PDFObject): one is PDFDict => one instanceof PDFDict;
  return new Set([...list].filter(isDict).filter((one) => !plain.has(one) && !looks.has(one)));
}
