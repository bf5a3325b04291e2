/** A module whose faults are known: {@link file://./small.test.ts} notices some of them. */
const START = 'count:';

export function countTo(last: number): string {
  let counted = START;
  for (let at = 1; at <= last; at += 1) counted += String(at);
  return counted;
}

/** No test asks for anything but 18. */
export const isAdult = (age: number): boolean => age >= 18;

/** No test asks at all. */
export const isChild = (age: number): boolean => !isAdult(age);

/** Its test runs only while it is open. */
export const isOpen = (): boolean => true;
