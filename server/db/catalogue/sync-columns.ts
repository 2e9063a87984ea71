export type SyncColumns = {
  name: string;
  version: number;
  metadata: string;
  metadata_version: number;
  checked_at: number | null;
  calls: string;
  blocked_until: number;
  blocked_token: string;
  problem: string | null;
  problem_kind: string | null;
  suspicious_at: number | null;
  source: string;
};
