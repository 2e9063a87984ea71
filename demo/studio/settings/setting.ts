/** Where toys are played with; 960 by 960, drawn from back to front with the things in between. */
export type Setting = {
  /** Behind everything. */
  behind?: string;
  /** A table top or a bed, before those who sit at its far side. */
  surface?: string;
  /** In front of everything: water, grass. */
  before?: string;
};
