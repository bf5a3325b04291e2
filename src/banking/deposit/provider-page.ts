/** Leaves the site for a page of the same origin, as the chart has made sure. */
export function leaveFor(path: string): void {
  location.assign(path);
}
