/// Series of games on an Apache Spark cluster.
///
/// [tablee.spark.ClusterProgram] is told a [tablee.lab.Job] and answers with its tally; what is done on the machines of the cluster is
/// [tablee.spark.RangeWork]. It is a program of its own because Spark brings 220 MB and other versions of the server's libraries.
@NullMarked
package tablee.spark;

import org.jspecify.annotations.NullMarked;
