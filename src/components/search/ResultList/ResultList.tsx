import { withPrefix } from "gatsby";
import type { MouseEvent } from "react";

import type { PageHit, SectionHit } from "../../../shared/search/search";
import { hitPath } from "../hitPath";
import { MarkedText } from "../MarkedText/MarkedText";
import { onChoice } from "../onChoice";
import { groupResults, type Place, type ResultGroup } from "../resultGroups";
import type { SearchResult } from "../../../shared/search/search";
import * as styles from "./ResultList.module.css";

/** Makes the options of a combobox's list of the links; without it they are plain links. */
export interface OptionList {
  readonly id: string;
  /** Number of the active option. */
  readonly active: number;
  readonly onPoint: (option: number) => void;
}

interface ResultListProps {
  readonly result: SearchResult;
  readonly options?: OptionList;
  readonly onChoose: (path: string, event: MouseEvent) => void;
}

/**
 * Results, grouped by page: where it stands, its title, and the sections that answer best. As options they are groups of
 * links without a structure of their own; else a list with headings.
 */
export function ResultList({ result, options, onChoose }: ResultListProps) {
  const matched = new Set(result.matched);
  const groups = groupResults(result).groups.map((group) => (
    <Group key={group.page.path} group={group} matched={matched} options={options} onChoose={onChoose} />
  ));
  return options === undefined ? <ol>{groups}</ol> : <>{groups}</>;
}

interface GroupProps extends Pick<ResultListProps, "onChoose"> {
  readonly group: ResultGroup;
  readonly matched: ReadonlySet<string>;
  readonly options: OptionList | undefined;
}

function Group({ group: { page, top, sections }, matched, options, onChoose }: GroupProps) {
  const isOption = options !== undefined;
  const link = (place: Place) => ({ page, place, matched, options, onChoose });
  const Title = isOption ? "span" : "h2";
  const head = (
    <>
      {page.breadcrumbs.length === 0 ? null : <span className={styles.crumbs}>{page.breadcrumbs.join(" › ")}</span>}
      <Title className={styles.title}>
        <MarkedText text={page.title} matched={matched} />
      </Title>
    </>
  );
  const content = (
    <>
      {top === null ? (
        <div className={styles.head}>{head}</div>
      ) : (
        <ResultLink {...link(top)}>
          {head}
          <Call section={top.section} matched={matched} />
          <Excerpt section={top.section} matched={matched} />
        </ResultLink>
      )}
      {sections.length === 0 ? null : (
        <div className={styles.sections} role={isOption ? "presentation" : undefined}>
          {sections.map((place) => (
            <ResultLink key={place.option} {...link(place)}>
              <SectionName section={place.section} matched={matched} />
              {isOption ? null : <span className="visually-hidden"> (in {page.title})</span>}
              <Excerpt section={place.section} matched={matched} />
            </ResultLink>
          ))}
        </div>
      )}
    </>
  );
  return isOption ? (
    <div className={styles.group} role="group" aria-label={page.title}>
      {content}
    </div>
  ) : (
    <li className={styles.group}>{content}</li>
  );
}

interface ResultLinkProps extends Pick<GroupProps, "matched" | "options" | "onChoose"> {
  readonly page: PageHit;
  readonly place: Place;
  readonly children: React.ReactNode;
}

function ResultLink({ page, place, options, onChoose, children }: ResultLinkProps) {
  const path = hitPath(page, place.section);
  const asOption =
    options === undefined
      ? {}
      : {
          id: `${options.id}-${place.option}`,
          role: "option",
          tabIndex: -1,
          "aria-selected": options.active === place.option,
          onPointerMove: () => options.onPoint(place.option),
        };
  return (
    <a className={styles.link} href={withPrefix(path)} {...onChoice((event) => onChoose(path, event))} {...asOption}>
      {children}
    </a>
  );
}

function SectionName({ section, matched }: { readonly section: SectionHit; readonly matched: ReadonlySet<string> }) {
  const { headings } = section;
  return (
    <span className={styles.section}>
      <span className={styles.heading}>
        {headings.map((heading, index) => (
          <span key={index} className={styles.step}>
            {index === 0 ? null : <span className={styles.arrow}>›</span>}
            <MarkedText text={heading} matched={matched} />
          </span>
        ))}
      </span>
      <Call section={section} matched={matched} />
    </span>
  );
}

function Call({ section, matched }: { readonly section: SectionHit; readonly matched: ReadonlySet<string> }) {
  const { operation } = section;
  return operation === null ? null : (
    <span className={styles.call}>
      <span className={`method method-${operation.method.toLowerCase()}`}>{operation.method}</span>
      <code>
        <MarkedText text={operation.path} matched={matched} />
      </code>
    </span>
  );
}

function Excerpt({ section, matched }: { readonly section: SectionHit; readonly matched: ReadonlySet<string> }) {
  return section.excerpt === "" ? null : (
    <span className={styles.excerpt}>
      <MarkedText text={section.excerpt} matched={matched} />
    </span>
  );
}
