type WithdrawalNoticeProps = { title: string; text: string };

export function WithdrawalNotice({ title, text }: WithdrawalNoticeProps) {
  return (
    <div className="notice notice--rose" role="alert">
      <strong>{title}</strong>
      <p>{text}</p>
    </div>
  );
}
