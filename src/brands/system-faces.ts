/**
 * The faces that devices have before a brand's arrives: Arial, or a face of the same widths, on Windows, macOS,
 * iOS and most of Linux; Roboto on Android; DejaVu Sans on a bare Linux.
 */
export const SYSTEM_FACES = [
  {
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold'],
    /** How much wider Arial runs over the site's own texts, in regular weights and in bold ones. */
    arial: { regular: 0.88, bold: 0.838 },
  },
  {
    regular: ['Roboto', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
    arial: { regular: 1.004, bold: 1.063 },
  },
  // The browser tries the last of several faces with one name first.
  {
    regular: ['Arial', 'ArialMT', 'Liberation Sans'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    arial: { regular: 1, bold: 1 },
  },
] as const;
