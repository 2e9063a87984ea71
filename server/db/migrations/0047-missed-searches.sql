-- What was looked for without results: words and day, without anybody.
create table missed_searches (
  day text not null,
  words text not null,
  searches integer not null,
  primary key (day, words)
);
