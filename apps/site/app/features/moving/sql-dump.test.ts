import { expect, test } from 'vitest'
import { readSqlDump, type SqlRow } from './sql-dump.ts'

async function read(dump: string | Buffer, pieces = 1): Promise<SqlRow['values'][]> {
  const bytes = Buffer.from(dump as string)
  const size = Math.max(1, Math.ceil(bytes.length / pieces))
  async function* cut() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }
  const rows = []
  for await (const { values } of readSqlDump(cut(), { tables: new Set(['games']) })) rows.push({ ...values })
  return rows
}

const CREATE =
  "CREATE TABLE IF NOT EXISTS `games` (\n `id` int(11) NOT NULL DEFAULT '0',\n `title` varchar(255) COMMENT 'a, (b',\n PRIMARY KEY (`id`), KEY `k` (`title`(10))\n) ENGINE=InnoDB;"

test.each([
  [
    'named columns',
    "INSERT INTO `games` (`id`, `title`) VALUES (1, 'a'), (2, NULL);",
    [
      ['1', 'a'],
      ['2', null],
    ],
  ],
  ['columns of the table', `${CREATE}\nINSERT INTO games VALUES (1,'a');`, [['1', 'a']]],
  ['another database', "INSERT IGNORE INTO `old`.`games` (id,title) VALUES (1,'a');", [['1', 'a']]],
  [
    'escapes',
    String.raw`INSERT INTO games (id,title) VALUES (1,'it\'s \"x\"\n\\ '';'), (2, "a ""b"" \Z");`,
    [
      ['1', 'it\'s "x"\n\\ \';'],
      ['2', 'a "b" \u001a'],
    ],
  ],
  [
    'introducers and hex',
    "INSERT INTO games (id,title) VALUES (0x31, _utf8mb4'é'), (-1.5e3, X'4142'), (TRUE, N'x');",
    [
      ['1', 'é'],
      ['-1.5e3', 'AB'],
      ['1', 'x'],
    ],
  ],
  [
    'comments and other tables',
    "-- 'x\n# \"y\n/*!40101 SET x='a;' */;\nINSERT INTO users VALUES (1,'a;''b);\\\\');\nLOCK TABLES `games` WRITE;\nINSERT INTO games (id,title) VALUES (1,'--no comment /* */');",
    [['1', '--no comment /* */']],
  ],
  [
    'an update of rows that exist',
    "REPLACE INTO games (id,title) VALUES (1,'a') ON DUPLICATE KEY UPDATE title='b;c';INSERT INTO games (id,title) VALUES (2,'d');",
    [
      ['1', 'a'],
      ['2', 'd'],
    ],
  ],
  ['a byte order mark', "\ufeffINSERT INTO games (id,title) VALUES (1,'a');", [['1', 'a']]],
  ['a column called __proto__', "INSERT INTO games (id,title,`__proto__`) VALUES (1,'a','x');", [['1', 'a']]],
])('reads %s, however the stream is cut', async (_, dump, expected) => {
  for (const pieces of [1, 7, 10_000])
    expect((await read(dump, pieces)).map(({ id, title }) => [id, title])).toEqual(expected)
})

test('a text that is not UTF-8 is Windows-1252', async () => {
  const dump = Buffer.from("INSERT INTO games (id,title) VALUES (1,'Caf\u00e9 \u0093x\u0094');", 'latin1')
  expect(await read(dump)).toEqual([{ id: '1', title: 'Café “x”' }])
})

test.each([
  ["INSERT INTO games (id,title) VALUES (1,'a'),(2,'b", 'cut off after row 1'],
  ["INSERT INTO games (id,title) VALUES (1,'a'),", 'cut off after row 1'],
  ['INSERT INTO games (id,`tit', 'cut off after row 0'],
  ["INSERT INTO games VALUES (1,'a');", 'does not say which columns'],
  ["INSERT INTO games (id) VALUES (1,'a');", 'more values than'],
  ['INSERT INTO games (id) VALUES (SLEEP(1));', 'no text or number'],
  ['INSERT INTO games (id) VALUES (1 + 1);', 'no text or number'],
  ['/* never closed', 'cut off'],
  ['x'.repeat(5000), 'no SQL dump'],
])('refuses %j', async (dump, message) => {
  for (const pieces of [1, 10_000]) await expect(read(dump, pieces)).rejects.toThrow(message)
})
