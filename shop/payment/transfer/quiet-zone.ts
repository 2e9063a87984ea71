export const quietZone = 4;
