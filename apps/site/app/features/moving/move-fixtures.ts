/** Test only: files of other portals' software, as they write them. All of it is made up. */

const md5 = (number: number) => number.toString(16).padStart(32, '0')

const GAME_COLUMNS =
  '`id`, `createddate`, `title`, `description`, `instructions`, `category`, `source`, `thumb_1`, `thumb_2`, `thumb_small`, `url`, `width`, `height`, `tags`, `views`, `upvote`, `downvote`, `slug`, `data`, `fields`, `published`'

const quote = (text: string) =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`

export interface OldGame {
  title: string
  url: string
  slug?: string
  category?: string
  tags?: string
  thumb?: string
  published?: number
}

export const gameOf = (number: number, more: Partial<OldGame> = {}): OldGame => ({
  title: `Moved Meadow ${number}`,
  url: `https://html5.gamedistribution.com/${md5(number)}/`,
  ...more,
})

/** As phpMyAdmin writes it. */
export function cloudArcadeDump(games: readonly OldGame[], more = ''): string {
  const rows = games.map(({ title, url, slug = title.toLowerCase().replaceAll(' ', '-'), ...game }, at) =>
    [
      ...[
        at + 1,
        "'2023-04-05'",
        quote(title),
        quote(`<p>Walk through ${title} & find the <b>gate.</b></p>`),
      ],
      ...[quote('Use the arrow keys'), quote(game.category ?? 'Puzzle'), "'remote'"],
      ...[quote(game.thumb ?? `/thumbs/${slug}.png`), "''", "''", quote(url), "'800'", "'600'"],
      ...[quote(game.tags ?? 'meadow'), 10, 3, 1, quote(slug), 'NULL', 'NULL', game.published ?? 1],
    ].join(', '),
  )
  return `-- phpMyAdmin SQL Dump
SET SQL_MODE = "NO_AUTO_VALUE_ON_ZERO";
/*!40101 SET NAMES utf8mb4 */;
CREATE TABLE \`categories\` (\`id\` smallint, \`name\` varchar(255), \`slug\` varchar(30), \`description\` mediumtext, PRIMARY KEY (\`id\`)) ENGINE=InnoDB;
INSERT INTO \`categories\` VALUES (1, 'Puzzle', 'puzzle-games', ''), (2, 'Empty', 'empty', '');
CREATE TABLE \`users\` (\`id\` int, \`password\` text);
INSERT INTO \`users\` VALUES (1, 'se;cret''');
INSERT INTO \`games\` (${GAME_COLUMNS}) VALUES
(${rows.join('),\n(')});
${more}`
}

export const POSTS_AND_PAGES = `INSERT INTO \`posts\` (id, created_date, title, slug, thumbnail_url, content) VALUES
(1, '2022-02-03', 'How meadows grow', 'how-meadows-grow', '/images/meadow.jpg', '<p>Grass, then flowers.</p><script>alert(1)</script><p><a href="javascript:alert(1)">x</a> <a href="https://old.example.com/game/moved-meadow-1/">play</a></p><img src="/images/flower.jpg" onerror="alert(1)">');
INSERT INTO \`pages\` (id, createddate, title, slug, content) VALUES
(1, '2021-01-01', 'Terms of use', 'terms-of-use', '<p>Be kind to the meadow.</p>'),
(2, '2021-01-01', 'Contact', 'contact', '<p>Write to us.</p>');
`

interface OldItem {
  title: string
  type?: string
  link?: string
  content?: string
  status?: string
  id?: number
  meta?: Record<string, string>
  more?: string
}

export function wordPressItem({
  title,
  type = 'post',
  link = '',
  content = '',
  status = 'publish',
  ...item
}: OldItem) {
  const meta = Object.entries(item.meta ?? {}).map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key><![CDATA[${key}]]></wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`,
  )
  return `<item><title><![CDATA[${title}]]></title><link>${link}</link>
<content:encoded><![CDATA[${content}]]></content:encoded><excerpt:encoded><![CDATA[]]></excerpt:encoded>
<wp:post_id>${item.id ?? ''}</wp:post_id><wp:post_date_gmt>2022-03-04 05:06:07</wp:post_date_gmt>
<wp:post_name>${title.toLowerCase().replaceAll(' ', '-')}</wp:post_name><wp:status>${status}</wp:status>
<wp:post_type>${type}</wp:post_type>${item.more ?? ''}${meta.join('')}</item>`
}

export const wordPressExport = (
  items: readonly string[],
  doctype = '',
) => `<?xml version="1.0" encoding="UTF-8" ?>
${doctype}<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:excerpt="x" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Old portal</title><wp:wxr_version>1.2</wp:wxr_version>
${items.join('\n')}
</channel></rss>`
