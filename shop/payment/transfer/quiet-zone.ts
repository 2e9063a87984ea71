/** Modules of white that a QR code needs on each side. */
export const quietZone = 4;
